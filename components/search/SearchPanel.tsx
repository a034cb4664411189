import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { ChipLinks } from '@/components/ui/ChipLinks';
import { MONEY_LINKS, withoutEmpty } from '@/lib/domain/page/navigation';
import type { SearchStartLink, SearchStartLinks } from '@/lib/domain/search/start';
import type { CityLink } from '@/lib/domain/search/record';
import { correctedText, noResultsText, SEARCH_LOADING, VOICE_NOTICE } from '@/lib/domain/search/words';
import { ComingBack, type ComingBackProps } from './ComingBack';
import { SearchResults } from './SearchResults';
import { useSearchCombobox } from './use-search-combobox';
import { useSearchData } from './use-search-data';
import { useVoiceSearch } from './use-voice-search';
import './search.css';

interface SearchStartProps extends SearchStartLinks {
  /** What was looked for on this device, latest first. */
  recent: readonly string[];
  back: Omit<ComingBackProps, 'className'>;
  onRecent: (query: string) => void;
}

/** The search before anything is typed: recent searches, localities, budgets, cities and the tools about money. */
function SearchStart({ recent, back, localities, budgets, cities, emptyPages, onRecent }: SearchStartProps) {
  return (
    <div className="pt-2 pb-4">
      <ComingBack {...back} className="px-4 pt-2" />
      {recent.length > 0 ? (
        <section aria-label="Recent searches">
          <h2 className="search-head">Recent searches</h2>
          {recent.map((query) => (
            <button
              key={query}
              type="button"
              className="search-option w-full text-left"
              onClick={() => onRecent(query)}
            >
              <Icon name="clock" className="flex-none text-accent" />
              <span className="font-medium">{query}</span>
            </button>
          ))}
        </section>
      ) : null}
      {renderChips('Localities', localities)}
      {renderChips('Budget', budgets)}
      {renderChips('Cities', cities)}
      {renderChips('Money', withoutEmpty(MONEY_LINKS, emptyPages))}
    </div>
  );
}

function renderChips(heading: string, links: readonly SearchStartLink[]) {
  if (links.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2 className="search-head">{heading}</h2>
      <ChipLinks links={links} className="flex-wrap gap-2 px-4 py-2" />
    </section>
  );
}

const GAP_PX = 8;
const NOTE = 'flex items-start gap-3 p-4 type-small wrap-anywhere';
/** Enough height for about five results. */
const ENOUGH_PX = 340;
/** At most 60 % of the window (visual-language 8). */
const MOST_OF_WINDOW = 0.6;

/** Places a floating panel below its form, or above it if there is more room; limits its height to the free space. */
function usePanelPlace(form: HTMLElement, box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const panel = box.current;
    if (!panel || !isShown) return;
    const onChange = () => placePanel(form, panel);
    onChange();
    addEventListener('resize', onChange);
    addEventListener('scroll', onChange, { passive: true });
    return () => {
      removeEventListener('resize', onChange);
      removeEventListener('scroll', onChange);
    };
  }, [form, box, isShown]);
}

function placePanel(form: HTMLElement, panel: HTMLElement): void {
  const { top, bottom } = form.getBoundingClientRect();
  const header = document.getElementById('site-header')?.getBoundingClientRect().bottom ?? 0;
  const below = innerHeight - bottom - 2 * GAP_PX;
  const above = top - header - 2 * GAP_PX;
  const isAbove = below < ENOUGH_PX && above > below;
  panel.dataset['side'] = isAbove ? 'above' : 'below';
  panel.style.maxHeight = `${Math.round(Math.min(isAbove ? above : below, innerHeight * MOST_OF_WINDOW))}px`;
}

interface SearchPanelProps {
  form: HTMLFormElement;
  /** The main cities, found even without data. */
  cities: readonly CityLink[];
  isVoiceAsked?: boolean;
  /** Fills its layer instead of floating. */
  isInLayer?: boolean;
  /** Called on each input; returns true if another component handles the input. */
  onType?: () => boolean;
}

/** Messages and results of the search, below its form. */
export function SearchPanel({ form, cities, isVoiceAsked = false, isInLayer = false, onType }: SearchPanelProps) {
  const listId = `${useId()}list`;
  const panel = useRef<HTMLDivElement>(null);
  const data = useSearchData(form, cities);
  const box = useSearchCombobox({ form, listId, data, isInLayer, onType });
  const voice = useVoiceSearch(form, isVoiceAsked);
  const { answer, query, hasOptions, isEmpty, isWaiting, start } = box;
  const hasNote = voice.kind !== 'silent';
  const isShown = hasNote || hasOptions || isEmpty || isWaiting;
  usePanelPlace(form, panel, isShown && !isInLayer);

  return (
    <>
      <p role="status" className="sr-only">
        {box.status}
      </p>
      <div
        ref={panel}
        hidden={!isShown && !isInLayer}
        className={isInLayer ? 'search-fill' : 'search-float'}
        // A press on the list must leave the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <p role="status" className={voice.kind === 'listening' ? NOTE : 'sr-only'}>
          {voice.kind === 'listening' ? (
            <>
              <Icon name="mic" className="mt-px flex-none text-enquire" />
              {VOICE_NOTICE}
            </>
          ) : null}
        </p>
        {voice.kind === 'failed' ? (
          <p role="alert" className={`${NOTE} text-err`}>
            <Icon name="circle-alert" className="mt-px flex-none" />
            {voice.message}
          </p>
        ) : null}
        {isEmpty && !hasNote ? (
          <p className={NOTE}>
            <Icon name="search-x" className="mt-px flex-none text-ink-3" />
            <span className="min-w-0">{noResultsText(query)}</span>
          </p>
        ) : null}
        {isWaiting && !hasNote ? <p className={`${NOTE} text-ink-2`}>{SEARCH_LOADING}</p> : null}
        {answer.corrected && hasOptions ? (
          <p className={`${NOTE} text-ink-2`}>{correctedText(answer.corrected)}</p>
        ) : null}
        {hasOptions ? (
          <SearchResults
            listId={listId}
            sections={box.sections}
            queries={[answer.corrected ?? query, answer.asked]}
            active={box.active}
            onPick={box.pick}
          />
        ) : null}
        {start ? <SearchStart {...start} onRecent={box.ask} /> : null}
      </div>
    </>
  );
}
