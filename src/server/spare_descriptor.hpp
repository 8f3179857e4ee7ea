#pragma once

#include <fcntl.h>
#include <unistd.h>

namespace sowmill::server {

// A descriptor kept open so that there is one to give away when there are no others.
class SpareDescriptor {
 public:
  SpareDescriptor() { take(); }
  SpareDescriptor(const SpareDescriptor&) = delete;
  SpareDescriptor& operator=(const SpareDescriptor&) = delete;
  ~SpareDescriptor() { release(); }

  // Does nothing if there is none to be had; it may be tried again.
  void take() {
    if (descriptor_ < 0) descriptor_ = open("/dev/null", O_RDONLY | O_CLOEXEC);
  }
  void release() {
    if (descriptor_ >= 0) close(descriptor_);
    descriptor_ = -1;
  }

 private:
  int descriptor_ = -1;
};

}  // namespace sowmill::server
