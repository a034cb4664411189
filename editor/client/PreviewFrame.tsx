/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { ask, previewOrigin } from './api';
import { Button } from './controls';
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
    <aside class="preview" aria-label="The page">
      <div class="preview-head">
        <span>{address}</span>
        <Button disabled={!isUp} onClick={() => setTurn(turn + 1)}>
          Load again
        </Button>
        <a href={url} target="_blank" rel="noreferrer">
          In a window
        </a>
      </div>
      {isUp ? (
        <iframe key={`${url} ${turn}`} title="The page as it will be" src={url} />
      ) : (
        <p class="nothing">The preview is starting. You can edit meanwhile; every save is checked.</p>
      )}
    </aside>
  );
}
