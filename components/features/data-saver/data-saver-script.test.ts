import { dataSaverScript } from "@/components/features/data-saver/data-saver-script";
import { dataSaverKey, prefersReducedData } from "@/lib/browser/preferences";

const { dataset } = document.documentElement;
const picture = (loading: string) =>
  `<picture><source sizes="50vw" /><img loading="${loading}" alt="" /></picture>`;

function openPage(connection: object, reduced: boolean, chosen?: string) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
  if (chosen) localStorage.setItem(dataSaverKey, chosen);
  window.eval(dataSaverScript());
}

beforeEach(() => {
  localStorage.clear();
  delete dataset.saver;
  document.body.innerHTML = "";
});

test.each([
  [{}, false, undefined],
  [{}, true, undefined],
  [{ saveData: true }, false, undefined],
  [{ effectiveType: "slow-2g" }, false, undefined],
  [{ effectiveType: "4g" }, false, undefined],
  [{ saveData: true }, true, "false"],
  [{}, false, "true"],
  [{}, false, "<img>"],
  [{ saveData: true }, false, "<img>"],
])("it answers as the page does later: %j, %s, %s", (connection, reduced, chosen) => {
  openPage(connection, reduced, chosen);
  expect(dataset.saver).toBe(prefersReducedData() ? "on" : undefined);
});

test("pictures that come after it are asked for in their smallest file, but not the first", async () => {
  openPage({ saveData: true }, false);
  document.body.innerHTML = `<div>${picture("lazy")}</div>${picture("eager")}`;
  // Observers hear of it after the task.
  await new Promise((resolve) => setTimeout(resolve));
  const sizes = Array.from(document.querySelectorAll("source"), (source) => source.sizes);
  expect(sizes).toEqual(["1px", "50vw"]);
});

test("with storage blocked the browser decides", () => {
  const blocked = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  openPage({ saveData: true }, false);
  expect(dataset.saver).toBe("on");
  blocked.mockRestore();
});
