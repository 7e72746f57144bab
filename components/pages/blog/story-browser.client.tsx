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
  /** The way to a story of another page. */
  more: string;
};

type StoryBrowserProps = SearchedStories & {
  /** The stories' cards, drawn on the server, by id. */
  cards: Readonly<Record<string, ReactNode>>;
  texts: StoryTexts;
  /** The way to the other pages, under the stories. */
  pager?: ReactNode;
  /** Stands between the search and the categories. */
  children: ReactNode;
};

/** A page of stories beside a search through all of them, as one types and by category and tag; the address keeps what was asked. */
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
  const { filter, narrowed, found, others, FoundStory, failed, ask, showAll } = search;
  const list = useRef<HTMLUListElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  /** What is chosen below the stories is answered above them. */
  const choose = (choice: { category?: string | undefined } | { tag?: string | undefined }) => {
    ask(choice);
    answer.current?.scrollIntoView({ block: "nearest" });
  };
  /** The pressed button goes: the keyboard goes on among the stories. */
  const clear = () => {
    showAll();
    list.current?.focus({ preventScroll: true });
  };
  const answers = [describeMatches(found.size, filter, texts.matches), failed && texts.partly];

  return (
    <div className="blog-browser print:block">
      <div className="blog-search print:hidden">
        <StorySearchField
          {...texts.search}
          words={filter.words}
          onWords={(words) => ask({ q: words })}
        />
      </div>
      <div className="blog-stories">
        <div ref={answer} data-none={found.size === 0} className="blog-answer print:hidden">
          <p role="status">{narrowed && answers.filter(Boolean).join(" ")}</p>
          {narrowed && (
            <button type="button" onClick={clear} className="button button-line button-small">
              {texts.clear}
            </button>
          )}
        </div>
        <ul ref={list} tabIndex={-1} data-narrowed={narrowed} className="blog-list">
          {stories.map(({ id }) => (
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
        {pager}
      </div>
      <div className="blog-filters print:hidden">
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
  );
}
