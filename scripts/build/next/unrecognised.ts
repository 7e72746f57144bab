/** Next has written its output in another way than a step knows; the step has left it as it was. */
export class Unrecognised extends Error {}
