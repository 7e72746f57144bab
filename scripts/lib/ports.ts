import { connect } from "node:net";

/**
 * Asks by knocking: on some systems a second server may listen on every address
 * while another one keeps answering on localhost.
 */
function answers(port: number, host: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect({ port, host });
    const settle = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}

/** Whether something already answers on this port of this machine. */
export async function isTaken(port: number) {
  return (await answers(port, "127.0.0.1")) || (await answers(port, "::1"));
}

/** The first free port from this one upwards. */
export async function firstFreePort(from: number) {
  let port = from;
  while (await isTaken(port)) port += 1;
  return port;
}
