import ICAL from "ical.js";

/** What tells which of two events of one name is the later; the higher is. */
function editionOf(event: ICAL.Component): readonly [sequence: number, changed: string] {
  const changed = event.getFirstPropertyValue("last-modified");
  return [Number(event.getFirstPropertyValue("sequence") ?? 0), changed ? String(changed) : ""];
}

/** Later is positive; 0 where nothing tells. */
function compareEditions(one: ICAL.Component, other: ICAL.Component): number {
  const [sequence, changed] = editionOf(one);
  const [otherSequence, otherChanged] = editionOf(other);
  if (sequence !== otherSequence) return sequence - otherSequence;
  return changed === otherChanged ? 0 : changed > otherChanged ? 1 : -1;
}

/** The latest of some events; all that nothing tells apart, so that no taken night is lost. */
function latest(events: readonly ICAL.Component[]): readonly ICAL.Component[] {
  const kept: ICAL.Component[] = [];
  for (const event of events) {
    const [first] = kept;
    const order = first ? compareEditions(event, first) : 0;
    if (order > 0) kept.length = 0;
    if (order >= 0) kept.push(event);
  }
  return kept;
}

function grouped<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

const valueOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? "");

/**
 * Of all events of one UID the latest edition, with the changes of single repeats, each in its own latest edition. A change counts as an
 * event too, because not every calendar has what it changes. `onFault` hears of each that cannot be read.
 */
export function latestOf(
  events: readonly ICAL.Component[],
  onFault: () => void,
): readonly ICAL.Event[] {
  let unnamed = 0;
  const named = grouped(events, (event) => valueOf(event, "uid") || `unnamed ${unnamed++}`);
  return named.flatMap((all) => {
    try {
      const isChange = (event: ICAL.Component) => event.hasProperty("recurrence-id");
      const changes = grouped(all.filter(isChange), (event) =>
        valueOf(event, "recurrence-id"),
      ).flatMap(latest);
      const exceptions = changes.map((event) => new ICAL.Event(event, { exceptions: [] }));
      const own = latest(all.filter((event) => !isChange(event)));
      return [...own.map((event) => new ICAL.Event(event, { exceptions })), ...exceptions];
    } catch {
      onFault();
      return [];
    }
  });
}
