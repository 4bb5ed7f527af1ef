// Returns a function that returns integers from 0 to below its argument, the
// same ones in every run.
export function sequence(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 4294967296 * n);
  };
}
