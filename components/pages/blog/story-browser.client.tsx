"use client";

import { useRef, type ReactNode } from "react";
import { StoryFilters } from "@/components/pages/blog/story-filters.client";
import { StorySearchField } from "@/components/pages/blog/story-search-field.client";
import {
  useStorySearch,
  type SearchedStories,
} from "@/components/pages/blog/use-story-search.client";
import { describeMatches } from "@/components/features/stories/story-search";
import "./story-browser.css";

type StoryTexts = {
  search: { label: string; placeholder: string };
  categoriesTitle: string;
  tagsTitle: string;
  clear: string;
  matches: { none: string; one: string; other: string };
  partly: string;
  more: string;
};

type StoryBrowserProps = SearchedStories & {
  cards: Readonly<Record<string, ReactNode>>;
  texts: StoryTexts;
  pager?: ReactNode;
  children: ReactNode;
};

/** Shows a page of stories, and after them a search through all of them, by text, category and tag; the address keeps the filters. */
export function StoryBrowser({
  stories,
  more,
  cards,
  categories,
  tags,
  pager,
  texts,
  children,
}: StoryBrowserProps) {
  const search = useStorySearch({ stories, more, categories, tags });
  const { filter, narrowed, found, others, FoundStory, failed, setParams, showAll } = search;
  const list = useRef<HTMLUListElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const searching = useRef<HTMLDivElement>(null);

  /** The field moves above the stories with the first letter (story-browser.css), so the page follows it. */
  const type = (words: string) => {
    setParams({ q: words });
    requestAnimationFrame(() => searching.current?.scrollIntoView({ block: "nearest" }));
  };

  /** A choice made below the stories changes what is above them, so the page scrolls there. */
  const choose = (choice: { category?: string | undefined } | { tag?: string | undefined }) => {
    setParams(choice);
    answer.current?.scrollIntoView({ block: "nearest" });
  };
  /** The clicked button disappears, so the focus moves to the stories. */
  const clear = () => {
    showAll();
    list.current?.focus({ preventScroll: true });
  };
  const [lead, ...rest] = stories;
  const answers = [describeMatches(found.size, filter, texts.matches), failed && texts.partly];

  return (
    <div data-narrowed={narrowed} className="blog-browser print:block">
      <div ref={answer} data-none={found.size === 0} className="blog-answer print:hidden">
        <p role="status">{narrowed && answers.filter(Boolean).join(" ")}</p>
        {narrowed && (
          <button type="button" onClick={clear} className="button button-line button-small">
            {texts.clear}
          </button>
        )}
      </div>
      <div className="blog-lead" hidden={!lead || !found.has(lead.id)}>
        {lead && cards[lead.id]}
      </div>
      <div className="blog-stories">
        <ul ref={list} tabIndex={-1} className="blog-list">
          {rest.map(({ id }) => (
            <li key={id} hidden={!found.has(id)}>
              {cards[id]}
            </li>
          ))}
          {FoundStory &&
            others
              .filter(({ id }) => found.has(id))
              .map((story) => (
                <li key={story.id}>
                  <FoundStory story={story} more={texts.more} />
                </li>
              ))}
        </ul>
        <div className="blog-pager">{pager}</div>
      </div>
      <div className="blog-margin print:hidden">
        <div ref={searching} className="blog-search">
          <StorySearchField {...texts.search} words={filter.words} onWords={type} />
        </div>
        <div className="blog-filters">
          {children}
          <StoryFilters
            title={texts.categoriesTitle}
            choices={categories}
            chosen={filter.topic}
            onChoose={(category) => choose({ category })}
          />
          <StoryFilters
            title={texts.tagsTitle}
            choices={tags}
            chosen={filter.tag}
            onChoose={(tag) => choose({ tag })}
          />
        </div>
      </div>
    </div>
  );
}
