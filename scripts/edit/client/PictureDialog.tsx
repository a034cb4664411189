/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, thumbnailOf, wordsOf } from './api';

const SHOWN = 60;
const RATIOS: readonly (readonly [label: string, ratio: number])[] = [
  ['As it is', 0],
  ['4 : 3 (card, amenity)', 4 / 3],
  ['3 : 2 (specification)', 3 / 2],
  ['16 : 10 (gallery, plan)', 16 / 10],
  ['5 : 6 (city, locality)', 5 / 6],
];

interface PictureDialogProps {
  current: string;
  onChoose: (file: string) => void;
  onClose: () => void;
}

const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');

/** Chooses a picture of the content, or takes one from this computer, cut to what the place needs. */
export function PictureDialog({ current, onChoose, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [files, setFiles] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [folder, setFolder] = useState(folderOf(current));
  const [ratio, setRatio] = useState(0);
  const [place, setPlace] = useState(0.5);
  const [told, setTold] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    ask('pictures').then(setFiles, (error: Error) => setTold(error.message));
  }, []);
  const folders = [...new Set(files.map(folderOf))].sort();
  const found = files.filter((file) => file.startsWith(folder) && file.includes(typed.toLowerCase()));

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    setTold('Storing …');
    try {
      const { name } = file;
      const stored = await ask('addPicture', { folder: folder || 'projects', name, ratio, place, bytes: file });
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
      class="pictures"
      aria-labelledby="pictures-title"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void upload(event.dataTransfer?.files[0]);
      }}
    >
      <div class="dialog-head">
        <h2 id="pictures-title">Choose a picture</h2>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      <div class="inline">
        <label for="pictures-folder">Folder</label>
        <select id="pictures-folder" value={folder} onChange={(event) => setFolder(event.currentTarget.value)}>
          <option value="">All</option>
          {folders.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <label for="pictures-find">Find</label>
        <input
          id="pictures-find"
          type="search"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <ul class="thumbs">
        {found.slice(0, SHOWN).map((file) => (
          <li key={file}>
            <button type="button" aria-pressed={file === current} onClick={() => onChoose(file)}>
              <img src={thumbnailOf(file)} alt="" width="120" height="80" loading="lazy" />
              <span>{file.slice(folderOf(file).length + 1)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN ? <p class="help">{found.length - SHOWN} more: find by name.</p> : null}
      <fieldset class="record">
        <legend>From this computer</legend>
        <div class="inline">
          <label for="pictures-ratio">Shape</label>
          <select
            id="pictures-ratio"
            value={String(ratio)}
            onChange={(event) => setRatio(Number(event.currentTarget.value))}
          >
            {RATIOS.map(([label, value]) => (
              <option key={label} value={String(value)}>
                {label}
              </option>
            ))}
          </select>
          {ratio > 0 ? (
            <>
              <label for="pictures-place">Keep</label>
              <select
                id="pictures-place"
                value={String(place)}
                onChange={(event) => setPlace(Number(event.currentTarget.value))}
              >
                <option value="0">top or left</option>
                <option value="0.5">the middle</option>
                <option value="1">bottom or right</option>
              </select>
            </>
          ) : null}
        </div>
        <label class="upload">
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
