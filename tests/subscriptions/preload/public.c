/*
 * Connects 203.0.113.7, an address that no server has, to this machine. For
 * the program it is a public server.
 */
#include <sys/socket.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include <dlfcn.h>

#define PUBLIC	0xcb007107U
#define FILES	1024

typedef int	connect_call(int, const struct sockaddr *, socklen_t);
typedef int	peer_call(int, struct sockaddr *, socklen_t *);

static bool	 is_public[FILES];	/* by descriptor */

int
connect(int fd, const struct sockaddr *to, socklen_t length)
{
	struct sockaddr_in	 in;
	connect_call		*real;
	void			*found;

	found = dlsym(RTLD_NEXT, "connect");
	memcpy(&real, &found, sizeof(real));
	if (fd >= 0 && fd < FILES)
		is_public[fd] = false;
	if (to->sa_family != AF_INET || length < sizeof(in))
		return (real(fd, to, length));
	memcpy(&in, to, sizeof(in));
	if (ntohl(in.sin_addr.s_addr) != PUBLIC || fd >= FILES)
		return (real(fd, to, length));
	in.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	is_public[fd] = true;
	return (real(fd, (const struct sockaddr *)&in, sizeof(in)));
}

int
getpeername(int fd, struct sockaddr *to, socklen_t *length)
{
	peer_call	*real;
	void		*found;
	int		 result;

	found = dlsym(RTLD_NEXT, "getpeername");
	memcpy(&real, &found, sizeof(real));
	result = real(fd, to, length);
	if (result == 0 && fd >= 0 && fd < FILES && is_public[fd])
		((struct sockaddr_in *)(void *)to)->sin_addr.s_addr =
		    htonl(PUBLIC);
	return (result);
}
