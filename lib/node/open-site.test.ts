/** @jest-environment node */
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { choosePort, openSite, portStop } from "./open-site";
import { Stop } from "./steps";

// jest cannot load that module, and which port is free is tested elsewhere.
jest.mock("get-port", () => ({ default: jest.fn(), portNumbers: jest.fn() }));

const other = createServer();
const before = process.env.PORT;
let taken = 0;

beforeAll(async () => {
  await once(other.listen(0, "127.0.0.1"), "listening");
  const where: AddressInfo | string | null = other.address();
  taken = typeof where === "object" ? (where?.port ?? 0) : 0;
});
afterAll(() => other.close());
afterEach(() => {
  if (before === undefined) delete process.env.PORT;
  else process.env.PORT = before;
});

test.each(["abc", "0", "3000.5", "65536"])("PORT=%s is refused in one sentence", async (port) => {
  process.env.PORT = port;
  await expect(choosePort(4000)).rejects.toEqual(
    new Stop(`PORT is "${port}": give it a number from 1 to 65535.`),
  );
});

test("a port that another program has is refused, when it is chosen and when it is opened", async () => {
  const sentence = `Port ${taken} is taken by another program: stop that one or choose another PORT.`;
  process.env.PORT = String(taken);
  await expect(choosePort(4000)).rejects.toEqual(new Stop(sentence));
  await expect(openSite(taken)).rejects.toEqual(new Stop(sentence));
});

test("a free port can be asked for before the build and after it", async () => {
  const free = createServer();
  await once(free.listen(0, "127.0.0.1"), "listening");
  const where: AddressInfo | string | null = free.address();
  free.close();
  const port = typeof where === "object" ? where?.port : 0;
  process.env.PORT = String(port);
  expect([await choosePort(4000), await choosePort(4000)]).toEqual([port, port]);
});

test("a port for which this user has no right is not called taken", () => {
  const refused = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
  expect(portStop(refused, 80)).toEqual(
    new Stop("Port 80 needs more rights, as ports below 1024 do: choose another PORT."),
  );
});
