/** @jest-environment node */
import { notForDelivery } from "./delivered";
import { site, type Site } from "../model/site";

const reserved: Site = {
  ...site,
  phones: {
    booking: "+251 11 000 00 11",
    tana: "+251 11 000 00 12",
    bishoftu: "+251 11 000 00 13",
    awash: "+251 11 000 00 14",
    entoto: "+251 11 000 00 15",
  },
  emails: { booking: "stay@example.com", info: "hello@example.com" },
  hosts: {
    booking: "https://stay.example",
    training: "https://courses.example",
    taskManager: "https://work.example",
    reward: "https://thanks.example",
  },
  social: {},
  accounts: {},
  forms: { format: site.forms.format },
};

test("numbers, addresses and hosts that are reserved for examples may be delivered", () => {
  expect(notForDelivery(reserved)).toEqual([]);
});

test("what is somebody's is named with its place: a number, an e-mail, a host, an account, an endpoint", () => {
  const someones: Site = {
    ...reserved,
    phones: { ...reserved.phones, tana: "+251 58 220 31 12" },
    emails: { ...reserved.emails, info: "hello@adey.et" },
    hosts: { ...reserved.hosts, reward: "https://reward.adey.et" },
    social: { facebook: "https://facebook.com/adey" },
    accounts: { login: "https://my.adey.example/login" },
    forms: { ...reserved.forms, endpoint: "/forms" },
  };
  const places = notForDelivery(someones).map(
    (fault) => /^content\/records\/site\.yaml: (.*) is "/.exec(fault)?.[1],
  );
  expect(places).toEqual([
    "phones, tana",
    "emails, info",
    "hosts, reward",
    "social, facebook",
    "accounts, login",
    "forms, endpoint",
  ]);
});
