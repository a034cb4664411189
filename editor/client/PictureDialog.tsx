/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, wordsOf, type Choice } from './api';
import { Button, Inline, Select, TextBox } from './controls';
import { BOXED } from './FieldFrame';
import { Thumbnail } from './Thumbnail';

const SHOWN = 60;
const RATIOS: readonly Choice[] = [
  ['0', 'As it is'],
  [String(4 / 3), '4 : 3 (card, amenity)'],
  [String(3 / 2), '3 : 2 (specification)'],
  [String(16 / 10), '16 : 10 (gallery, plan)'],
  [String(5 / 6), '5 : 6 (city, locality)'],
];
const PLACES: readonly Choice[] = [
  ['0', 'top or left'],
  ['0.5', 'the middle'],
  ['1', 'bottom or right'],
];

interface PictureDialogProps {
  current: string;
  onChoose: (file: string) => void;
  onClose: () => void;
}

const folderOf = (file: string) => file.slice(0, Math.max(file.lastIndexOf('/'), 0));

/** Chooses a picture of the content, or takes one from this computer, cut to what the place needs. */
export function PictureDialog({ current, onChoose, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [files, setFiles] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [folder, setFolder] = useState(folderOf(current));
  const [ratio, setRatio] = useState('0');
  const [place, setPlace] = useState('0.5');
  const [told, setTold] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    ask('pictures').then(setFiles, (error: unknown) => setTold(wordsOf(error)));
  }, []);
  const folders = [...new Set(files.map(folderOf))].sort().map((name): Choice => [name, '']);
  const found = files.filter((file) => file.startsWith(folder) && file.includes(typed.toLowerCase()));

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    setTold('Storing …');
    const cut = { ratio: Number(ratio), place: Number(place) };
    try {
      const picture = { folder: folder || 'projects', name: file.name, bytes: file, ...cut };
      const stored = await ask('addPicture', picture);
      if (!stored.note) return onChoose(stored.file);
      setTold(`Stored as ${stored.file}. ${stored.note}`);
      setFiles((known) => [stored.file, ...known]);
    } catch (error) {
      setTold(wordsOf(error));
    }
  }

  return (
    <dialog
      ref={dialog}
      class="m-auto max-h-[calc(100vh-2rem)] w-[min(60rem,100vw-2rem)] rounded-[10px] bg-surface p-5 text-ink backdrop:bg-deep/55"
      aria-labelledby="pictures-title"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void upload(event.dataTransfer?.files[0]);
      }}
    >
      <div class="plain flex items-center justify-between gap-3">
        <h2 id="pictures-title">Choose a picture</h2>
        <Button aria-label="Close" class="min-w-11 text-[1.25rem]" onClick={() => dialog.current?.close()}>
          ×
        </Button>
      </div>
      <Inline>
        <Select
          id="pictures-folder"
          label="Folder"
          value={folder}
          options={[['', 'All'], ...folders]}
          onChoose={setFolder}
        />
        <TextBox id="pictures-find" label="Find" type="search" value={typed} onText={setTyped} />
      </Inline>
      <ul class="plain grid max-h-[45vh] grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 overflow-y-auto p-0.5 [&_img]:w-full">
        {found.slice(0, SHOWN).map((file) => (
          <li key={file}>
            <Button
              class="grid w-full text-left aria-pressed:border-accent aria-pressed:bg-accent-soft"
              aria-pressed={file === current}
              onClick={() => onChoose(file)}
            >
              <Thumbnail file={file} width={120} height={80} />
              <small>{file.slice(folderOf(file).length + 1)}</small>
            </Button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <p class="help">{found.length - SHOWN} more: find by name.</p>}
      <fieldset class={BOXED}>
        <legend>From this computer</legend>
        <Inline>
          <Select id="pictures-ratio" label="Shape" value={ratio} options={RATIOS} onChoose={setRatio} />
          {ratio !== '0' && (
            <Select id="pictures-place" label="Keep" value={place} options={PLACES} onChoose={setPlace} />
          )}
        </Inline>
        <label class="grid gap-1.5">
          Take a file, or drop it here
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => void upload(event.currentTarget.files?.[0])}
          />
        </label>
        <p role="status">{told}</p>
      </fieldset>
    </dialog>
  );
}
