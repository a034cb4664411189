import { useState } from 'react';
import { SearchLayer } from './SearchLayer';
import { SearchPanel } from './SearchPanel';
import { fieldOf } from './field-of';

export interface SearchHomeProps {
  form: HTMLFormElement;
  /** The microphone was pressed before anybody listened. */
  isVoiceAsked: boolean;
}

/** Where the visual language has the search take the whole screen. */
const PHONE = '(width < 48rem)';

/** The box in the page: answers below it, on phones in a layer of its own as soon as somebody types. */
export function SearchHome({ form, isVoiceAsked }: SearchHomeProps) {
  const [isLayerOpen, setIsLayerOpen] = useState(false);
  const field = fieldOf(form);
  return (
    <>
      <SearchPanel
        form={form}
        isVoiceAsked={isVoiceAsked}
        onType={() => {
          const isPhone = matchMedia(PHONE).matches;
          if (isPhone) setIsLayerOpen(true);
          return isPhone;
        }}
      />
      {isLayerOpen ? <SearchLayer source={field} query={field.value} onClose={() => setIsLayerOpen(false)} /> : null}
    </>
  );
}
