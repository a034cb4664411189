import { useState } from 'react';
import type { CityLink } from '@/lib/domain/search/record';
import { SearchLayer } from './SearchLayer';
import { SearchPanel } from './SearchPanel';
import { fieldOf } from './field-of';

export interface SearchHomeProps {
  form: HTMLFormElement;
  cities: readonly CityLink[];
  /** The visitor pressed the microphone before hydration. */
  isVoiceAsked: boolean;
}

/** Screens where the search fills the whole screen, by the visual language. */
const PHONE = '(width < 48rem)';

/** The search box in a page. Results appear below it; on phones typing opens a full-screen layer. */
export function SearchHome({ form, cities, isVoiceAsked }: SearchHomeProps) {
  const [isLayerOpen, setIsLayerOpen] = useState(false);
  const field = fieldOf(form);
  return (
    <>
      <SearchPanel
        form={form}
        cities={cities}
        isVoiceAsked={isVoiceAsked}
        onType={() => {
          const isPhone = matchMedia(PHONE).matches;
          if (isPhone) setIsLayerOpen(true);
          return isPhone;
        }}
      />
      {isLayerOpen ? (
        <SearchLayer cities={cities} source={field} query={field.value} onClose={() => setIsLayerOpen(false)} />
      ) : null}
    </>
  );
}
