"use strict";
/* Written in the oldest syntax on purpose: an old Node must get as far as the sentence below. */
var version = process.versions.node;
var parts = version.split(".").map(Number);
/* The oldest minor version of each major one that the packages of the tests run on. */
var oldest = { 20: 19, 22: 13 };
if (parts[0] < 20 || parts[0] === 21 || parts[0] === 23 || parts[1] < oldest[parts[0]]) {
  console.error(
    "This site needs Node 20.19, 22.13, 24.0 or newer and found " +
      version +
      ": install a newer one (https://nodejs.org) and run the command again.",
  );
  process.exit(1);
}
