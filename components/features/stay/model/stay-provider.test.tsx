import { act, render, screen } from "@testing-library/react";
import { ReadonlyURLSearchParams, useSearchParams } from "next/navigation";
import {
  StayProvider,
  useRequestedStep,
  useStay,
  useUnreadAnswers,
} from "@/components/features/stay/model/stay-provider.client";
import { lazyImport } from "@/lib/browser/lazy-import";

jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useSearchParams: jest.fn(),
}));
jest.mock("@/lib/browser/lazy-import", () => ({ lazyImport: jest.fn() }));

function StayOutput() {
  const search = [useStay(), useUnreadAnswers(), useRequestedStep()];
  return <output>{JSON.stringify(search)}</output>;
}

const page = (
  <StayProvider>
    <StayOutput />
  </StayProvider>
);

const addressIs = (query: string) =>
  jest.mocked(useSearchParams).mockReturnValue(new ReadonlyURLSearchParams(query));

const shown = (): unknown => JSON.parse(screen.getByRole("status").textContent);

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
  jest.mocked(lazyImport).mockReset();
});

test("a search as forms write it is there at the first drawing, and nothing is fetched for it", () => {
  addressIs("selectedInDate=2026-12-01&adult=2&step=room");
  render(page);
  expect(shown()).toEqual([{ selectedInDate: "2026-12-01", adult: 2 }, [], "room"]);
  expect(lazyImport).not.toHaveBeenCalled();
});

test("what asks for the stay is drawn once where the address carries none, whatever else it carries", () => {
  const drawn = jest.fn();
  function Asking() {
    drawn(useStay());
    return null;
  }
  addressIs("utm_source=letter");
  render(
    <StayProvider>
      <Asking />
    </StayProvider>,
  );
  expect(drawn.mock.calls).toEqual([[{}]]);
});

test("a guest's own words are shown once what reads them has come, and not as unread before", async () => {
  let come = () => {};
  const arrived = new Promise<void>((resolve) => (come = resolve));
  jest.mocked(lazyImport).mockImplementation((load) => arrived.then(load));
  addressIs("selectedInDate=10+December&adult=two&children=a+crowd");
  render(page);
  expect(shown()).toEqual([{}, [], null]);
  await act(async () => {
    come();
    await jest.mocked(lazyImport).mock.results[0]?.value;
  });
  expect(shown()).toEqual([
    { selectedInDate: "2026-12-10", adult: 2 },
    [{ name: "children", text: "a crowd" }],
    null,
  ]);
});

test("where what reads them cannot be fetched, they are shown back", async () => {
  jest.mocked(lazyImport).mockResolvedValue(null);
  addressIs("adult=two&room=2");
  await act(async () => render(page));
  expect(shown()).toEqual([{ room: 2 }, [{ name: "adult", text: "two" }], null]);
});

test("an address that came meanwhile is not overruled by the words of the one before", async () => {
  let come = () => {};
  const arrived = new Promise<void>((resolve) => (come = resolve));
  jest.mocked(lazyImport).mockImplementation((load) => arrived.then(load));
  addressIs("adult=two");
  const { rerender } = render(page);
  addressIs("adult=3");
  rerender(page);
  await act(async () => {
    come();
    await jest.mocked(lazyImport).mock.results[0]?.value;
  });
  expect(shown()).toEqual([{ adult: 3 }, [], null]);
});
