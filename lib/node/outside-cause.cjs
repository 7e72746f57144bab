"use strict";

/**
 * Explains a failure whose cause is outside the project (disk, network, memory) in one sentence; undefined for any other.
 * Plain JavaScript, because scripts/run.cjs needs it before anything is installed.
 * @param {string} output
 */
exports.outsideCause = (output) => {
  if (/ENOSPC|no space left on device/i.test(output))
    return "The disk is full: free about 1 GB and run the command again.";
  const network =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request|error network/;
  if (network.test(output))
    return "The network could not be reached: check the connection and run the command again.";
  if (/JavaScript heap out of memory|Cannot allocate memory/.test(output))
    return "The memory ran out: close other programs (2 GB should be free) and run the command again.";
  return undefined;
};
