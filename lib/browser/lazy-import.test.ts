import { lazyImport } from "@/lib/browser/lazy-import";

const lost = () => Promise.reject(new Error("chunk lost"));
const reload = jest.fn();

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  document.body.replaceChildren();
});

afterEach(() => jest.restoreAllMocks());

test("a part that arrives is returned", async () => {
  await expect(lazyImport(() => Promise.resolve("part"), reload)).resolves.toBe("part");
  expect(reload).not.toHaveBeenCalled();
});

test("a failed import is tried again", async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockImplementationOnce(lost)
    .mockImplementationOnce(() => Promise.resolve("part"));
  await expect(lazyImport(load, reload)).resolves.toBe("part");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part of an older release reloads the page once a visit, then says that it is missing", async () => {
  const answered = jest.fn();
  const reloaded = new Promise<void>((done) => reload.mockImplementation(done));
  void lazyImport(lost, reload).then(answered);
  await reloaded;
  // Waits for one turn of the event loop, after which every settled promise has reported.
  await new Promise((resolve) => setTimeout(resolve));
  expect(answered).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
  await expect(lazyImport(lost, reload)).resolves.toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("offline the page stays", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(lazyImport(lost, reload)).resolves.toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test("the page stays where the guest has typed something", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  field.value = "Selam";
  await expect(lazyImport(lost, reload)).resolves.toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test("the page stays where the reload could not be remembered", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await expect(lazyImport(lost, reload)).resolves.toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
