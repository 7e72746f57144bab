import { keepPage } from "@/components/features/offline/register-worker";

const register = jest.fn<Promise<unknown>, []>();
const postMessage = jest.fn();

beforeEach(() => {
  Object.defineProperty(window, "matchMedia", { value: () => ({ matches: false }) });
  Object.defineProperty(performance, "getEntriesByType", { value: () => [{ name: "/a.css" }] });
  Object.defineProperty(navigator, "serviceWorker", {
    value: { register, ready: { active: { postMessage } }, addEventListener: () => {} },
  });
});

test("where the worker could not be fetched once, the next page of the visit is kept nevertheless", async () => {
  register.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue({});
  await keepPage();
  expect(postMessage).not.toHaveBeenCalled();
  window.history.replaceState(null, "", "/room/");
  await keepPage();
  expect(postMessage).toHaveBeenCalledWith({ page: "/room/", parts: ["/a.css"] });
  await keepPage();
  expect(register).toHaveBeenCalledTimes(2);
});
