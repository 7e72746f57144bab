import type { CheckFacts } from "./check-facts";
import { asDelivered, deliveredPictures, deliveredWords } from "./delivered-findings";
import { failedFeeds } from "./feed-findings";
import { reserved, unset, type Group } from "./finding";
import { endedSeasons, nightsWithoutRate, oldExchangeRates } from "./rate-findings";
import { expiry, hiddenTaxes, origin, prices, teamLetters, waysToSend } from "./setting-findings";
import { amharicName, amharicNames, amharicReview, formerName } from "./word-findings";
import { accounts, networks } from "../schemas/site";

export function placeholders(facts: CheckFacts, today: string): readonly Group[] {
  const { site } = facts;
  const lost = "Guests who follow these links get nowhere.";
  const idle = "The links are shown but lead nowhere.";
  const groups: readonly Group[] = [
    {
      title: "Phone and e-mail",
      findings: [
        ...reserved(
          facts,
          "phones",
          "These numbers aren’t real: a guest who calls reaches no one.",
        ),
        ...reserved(facts, "emails", "No one reads these: what a guest writes is lost."),
        ...teamLetters(facts),
      ],
    },
    {
      title: "Forms, and ways to send a stay",
      findings: [
        ...unset(
          "forms",
          { endpoint: site.forms.endpoint },
          ["endpoint"],
          "Forms send nothing: a guest is offered an e-mail instead.",
        ),
        ...reserved(facts, "forms", "What a guest sends is lost."),
        ...waysToSend(facts),
        ...reserved(facts, "send", "A guest who sends a stay this way reaches no one."),
      ],
    },
    {
      title: "Prices",
      findings: [
        ...prices(facts, today),
        ...nightsWithoutRate(facts, today),
        ...endedSeasons(facts, today),
        ...oldExchangeRates(facts, today),
        ...hiddenTaxes(facts),
      ],
    },
    { title: "Nights that are taken", findings: failedFeeds(facts) },
    {
      title: "Web addresses",
      findings: [
        ...origin(facts),
        ...reserved(facts, "hosts", lost),
        ...reserved(facts, "social", lost),
        ...reserved(facts, "accounts", lost),
        ...reserved(facts, "share", "A guest who tries to share a page gets nowhere."),
        ...reserved(facts, "map", "A guest who asks for the map sees none."),
        ...reserved(facts, "video", "A guest who starts the film sees none."),
        ...reserved(facts, "chatbot", "A guest who opens the concierge gets no answer."),
        ...unset("accounts", site.accounts, accounts, idle),
        ...unset("social", site.social, networks, idle),
      ],
    },
    { title: "Pictures", findings: asDelivered(facts, deliveredPictures) },
    {
      title: "Words (right as they are? Delete their lines in content/records/shipped.yaml)",
      findings: deliveredWords.flatMap((words) => asDelivered(facts, words)),
    },
    { title: "Your name", findings: formerName(facts) },
    {
      title: "Amharic",
      findings: [...amharicName(facts), ...amharicNames(facts), ...amharicReview(facts)],
    },
    {
      title: "Security",
      findings: [
        ...expiry(facts, today),
        ...reserved(facts, "security", "A person who reports a weakness reaches no one."),
        ...unset(
          "security",
          { contact: site.security.contact },
          ["contact"],
          "A person who finds a weakness is sent to the contact page, like any guest.",
        ),
      ],
    },
  ];
  return groups.filter(({ findings }) => findings.length > 0);
}
