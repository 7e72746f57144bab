"use strict";
/* Written in the oldest syntax on purpose, so that an old Node gets as far as the message below. */
var parts = process.versions.node.split(".");
var major = Number(parts[0]);
var minor = Number(parts[1]);
/* The oldest minor version of this major one that the packages of the tests run on. */
var oldest = major === 20 ? 19 : major === 22 ? 16 : 0;
if (major < 20 || major === 21 || major === 23 || minor < oldest) {
  console.error(
    "This site needs Node 20.19, 22.16, 24.0 or newer and found " +
      process.versions.node +
      ": install a newer one (https://nodejs.org) and run the command again.",
  );
  process.exit(1);
}
