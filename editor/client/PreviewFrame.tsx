/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { ask, previewOrigin } from './api';
import { Button, EMPTY } from './controls';
import { changedTexts } from './values';

const ASK_AGAIN_MS = 2000;
const HAS_PREVIEW = previewOrigin.startsWith('http');

/** Shows what a save changed before the preview has drawn it. */
export function showSaved(before: unknown, after: unknown): void {
  const texts = changedTexts(before, after);
  if (texts.length > 0) document.querySelector('iframe')?.contentWindow?.postMessage(texts, previewOrigin);
}

/** The page as it will be; the preview draws it anew after each save. */
export function PreviewFrame({ address }: { address: string }) {
  const [isUp, setUp] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isUp || !HAS_PREVIEW) return;
    const look = () => ask('isPreviewUp').then(setUp, () => undefined);
    void look();
    const timer = setInterval(() => void look(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUp]);
  if (!HAS_PREVIEW) return null;
  const url = previewOrigin + address;
  return (
    <aside
      class="grid min-h-0 grid-rows-[auto_1fr] bg-surface-2 max-lg:group-data-[at=list]:hidden lg:max-xl:hidden"
      aria-label="The page"
    >
      <div class="flex items-center gap-3 px-4 py-2">
        <span class="flex-1">{address}</span>
        <Button disabled={!isUp} onClick={() => setTurn(turn + 1)}>
          Load again
        </Button>
        <a href={url} target="_blank" rel="noreferrer">
          In a window
        </a>
      </div>
      {isUp ? (
        <iframe
          class="size-full bg-white max-lg:h-[80vh]"
          key={`${url} ${turn}`}
          title="The page as it will be"
          src={url}
        />
      ) : (
        <p class={`px-8 ${EMPTY}`}>The preview is starting. You can edit meanwhile; every save is checked.</p>
      )}
    </aside>
  );
}
