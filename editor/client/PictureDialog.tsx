/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, wordsOf, type Choice } from './api';
import { Button, Inline, MAIN, Select, TextBox, Thumbnail } from './controls';
import { BOXED } from './FieldFrame';
import type { PictureChoice } from './form-context';

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

const folderOf = (file: string) => file.slice(0, Math.max(file.lastIndexOf('/'), 0));

/** Chooses pictures of the content, or takes them from this computer, cut to what the place needs. */
export function PictureDialog({ current, isSeveral, onChoose, onClose }: PictureChoice & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [files, setFiles] = useState<string[]>([]);
  const [chosen, setChosen] = useState<string[]>([]);
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

  async function upload(list: FileList | null | undefined): Promise<void> {
    const cut = { folder: folder || 'projects', ratio: Number(ratio), place: Number(place) };
    const taken = [...(list ?? [])].slice(0, isSeveral ? undefined : 1);
    const [stored, notes]: [string[], string[]] = [[], []];
    for (const [at, file] of taken.entries()) {
      setTold(`Storing ${at + 1} of ${taken.length} …`);
      try {
        const { file: name, note } = await ask('addPicture', { ...cut, name: file.name, bytes: file });
        stored.push(name);
        if (note) notes.push(`Stored as ${name}. ${note}`);
      } catch (error) {
        notes.push(`${file.name}: ${wordsOf(error)}`);
      }
    }
    const all = [...chosen, ...stored];
    if (stored.length > 0 && notes.length === 0) return onChoose(all);
    setTold(notes.join(' '));
    setFiles((known) => [...stored, ...known]);
    if (isSeveral) setChosen(all);
  }

  const take = (file: string) => {
    if (!isSeveral) onChoose([file]);
    else setChosen(chosen.includes(file) ? chosen.filter((other) => other !== file) : [...chosen, file]);
  };

  return (
    <dialog
      ref={dialog}
      class="m-auto max-h-[calc(100vh-2rem)] w-[min(60rem,100vw-2rem)] rounded-[10px] bg-surface p-5 text-ink backdrop:bg-deep/55"
      aria-labelledby="pictures-title"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void upload(event.dataTransfer?.files);
      }}
    >
      <div class="plain flex items-center justify-between gap-3">
        <h2 id="pictures-title" class="mr-auto">
          {isSeveral ? 'Choose pictures' : 'Choose a picture'}
        </h2>
        {chosen.length > 0 && (
          <Button class={`${MAIN} bg-accent! text-white!`} onClick={() => onChoose(chosen)}>
            Add {chosen.length}
          </Button>
        )}
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
              aria-pressed={file === current || chosen.includes(file)}
              onClick={() => take(file)}
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
          {isSeveral ? 'Take files, or drop them here' : 'Take a file, or drop it here'}
          <input
            type="file"
            multiple={isSeveral}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => void upload(event.currentTarget.files)}
          />
        </label>
        <p role="status">{told}</p>
      </fieldset>
    </dialog>
  );
}
