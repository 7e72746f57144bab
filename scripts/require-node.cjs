"use strict";
/* Written in the oldest syntax on purpose: an old Node must get as far as the sentence below. */
var version = process.versions.node;
var parts = version.split(".").map(Number);
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error(
    "This site needs Node 20.19 or newer and found " +
      version +
      ": install a newer one (https://nodejs.org) and run the command again.",
  );
  process.exit(1);
}
