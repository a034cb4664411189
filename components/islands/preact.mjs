/** Replaces React in the browser. It imports the functions that hydrate and draw, so that all are in one chunk. */
export * from 'preact/compat';
export * from 'preact/jsx-runtime';
import './preact-root';
