-- Sends the lines of a file, each thread its own part of them, in a random
-- order that is the same in every run, again and again:
--
--     wrk ... -s requests.lua http://... -- FILE METHOD [FIELD ...]
--
-- A line is a target, or a target, a tab and a body; FIELD is "name: value".
-- The outcome is printed as JSON; times are in milliseconds.

local threads = 0
local all, place = {}, 0

function setup(thread)
   thread:set("number", threads)
   threads = threads + 1
end

local function shuffle(list)
   for i = #list, 2, -1 do
      local j = math.random(i)
      list[i], list[j] = list[j], list[i]
   end
end

function init(args)
   local method = args[2]
   for i = 3, #args do
      local name, value = args[i]:match("^([^:]+): (.*)$")
      wrk.headers[name] = value
   end
   local parts = tonumber(os.getenv("WRK_THREADS"))
   local count = 0
   for line in io.lines(args[1]) do
      local target, body = line:match("^([^\t]+)\t?(.*)$")
      if count % parts == number then
         all[#all + 1] = wrk.format(method, target, nil,
            body ~= "" and body or nil)
      end
      count = count + 1
   end
   math.randomseed(number + 1)
   shuffle(all)
end

function request()
   place = place % #all + 1
   return all[place]
end

function done(summary, latency)
   local e = summary.errors
   print(string.format('{"requests": %d, "seconds": %.6f, "bytes": %d, ' ..
      '"p50": %.3f, "p99": %.3f, "refused": %d, "broken": %d}',
      summary.requests, summary.duration / 1e6, summary.bytes,
      latency:percentile(50) / 1000, latency:percentile(99) / 1000,
      e.status, e.connect + e.read + e.write + e.timeout))
end
