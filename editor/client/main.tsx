/** @jsxImportSource preact */
import { render } from 'preact';
import { Editor } from './Editor';

const place = document.getElementById('editor');
if (place) render(<Editor />, place);
