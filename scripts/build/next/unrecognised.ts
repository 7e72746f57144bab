/** Thrown when Next's output differs from what a step knows; the step leaves it as it was. */
export class Unrecognised extends Error {}
