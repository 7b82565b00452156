/* Preloaded into a server: disks that are full, read-only or slow, and clocks that jump, as a file of three numbers says. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

struct control {
  int64_t error;   /* What every write to a file fails with; 0: none. */
  int64_t delay;   /* How many milliseconds the disk takes to keep something. */
  int64_t forward; /* How many seconds the clock is ahead. */
};

static const struct control *now(void) {
  static const struct control calm;
  static const struct control *found;
  if (found == NULL) {
    const char *name = getenv("CHAUDRON_FAULTS");
    int file = name == NULL ? -1 : open(name, O_RDONLY | O_CLOEXEC);
    void *shared = file < 0 ? MAP_FAILED : mmap(NULL, sizeof calm, PROT_READ, MAP_SHARED, file, 0);
    if (file >= 0) close(file);
    found = shared == MAP_FAILED ? &calm : shared;
  }
  return found;
}

static int refused(void) {
  if (now()->error == 0) return 0;
  errno = (int)now()->error;
  return 1;
}

static void dawdle(void) {
  int64_t delay = now()->delay;
  struct timespec pause = {delay / 1000, delay % 1000 * 1000000};
  if (delay > 0) nanosleep(&pause, NULL);
}

#define ORIGINAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
  return refused() ? -1 : ORIGINAL(pwrite)(file, data, size, at);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
  return refused() ? -1 : ORIGINAL(pwrite64)(file, data, size, at);
}

int fsync(int file) {
  dawdle();
  return refused() ? -1 : ORIGINAL(fsync)(file);
}

int fdatasync(int file) {
  dawdle();
  return refused() ? -1 : ORIGINAL(fdatasync)(file);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int done = ORIGINAL(clock_gettime)(clock, time);
  if (done == 0 && clock == CLOCK_REALTIME) time->tv_sec += now()->forward;
  return done;
}
