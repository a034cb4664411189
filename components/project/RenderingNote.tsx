/** Stands once below a group of pictures that are drawn by computer (routes-and-content, Project page). */
export function RenderingNote() {
  return <p className="rendering-note type-caption text-ink-2">Artist’s impression</p>;
}
