/** @jest-environment node */
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
});

test("a calendar file names the host where the site is published", async () => {
  const env = { ...process.env, NEXT_PUBLIC_SITE_URL: "https://www.hotel.example/" };
  jest.replaceProperty(process, "env", env);
  const { bookingOffice } = await import("@/components/features/stay/model/booking-office");
  const { resortVCard } = await import("@/components/features/contact/resort-vcard");
  expect(bookingOffice.host).toBe("www.hotel.example");
  const { locationOf } = await import("@/content/model/locations");
  expect(resortVCard(locationOf("tana"))).toContain("tana@www.hotel.example");
});
