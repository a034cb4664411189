import { useId, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { CityLink } from '@/lib/domain/search/pages';
import { correctedText, noResultsText, SEARCH_LOADING, VOICE_NOTICE } from '@/lib/domain/search/words';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import { useSearchCombobox } from './use-search-combobox';
import { useSearchData } from './use-search-data';
import { usePanelPlace } from './use-panel-place';
import { useVoiceSearch } from './use-voice-search';
import './search.css';

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
        <p role="status" className={voice.kind === 'listening' ? 'search-note' : 'sr-only'}>
          {voice.kind === 'listening' ? (
            <>
              <Icon name="mic" className="text-enquire" />
              {VOICE_NOTICE}
            </>
          ) : null}
        </p>
        {voice.kind === 'failed' ? (
          <p role="alert" className="search-note text-err">
            <Icon name="circle-alert" />
            {voice.message}
          </p>
        ) : null}
        {isEmpty && !hasNote ? (
          <p className="search-note break-words">
            <Icon name="search-x" className="text-ink-3" />
            <span className="min-w-0">{noResultsText(query)}</span>
          </p>
        ) : null}
        {isWaiting && !hasNote ? <p className="search-note text-ink-2">{SEARCH_LOADING}</p> : null}
        {answer.corrected && hasOptions ? (
          <p className="search-note text-ink-2">{correctedText(answer.corrected)}</p>
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
