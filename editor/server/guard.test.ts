import type { IncomingHttpHeaders } from 'node:http';
import { refusalOf } from './guard';

const GUARD = { hosts: ['127.0.0.1:3400', 'localhost:3400'], origins: ['http://localhost:3400'], token: 'right' };
const OWN: IncomingHttpHeaders = {
  host: 'localhost:3400',
  origin: 'http://localhost:3400',
  'sec-fetch-site': 'same-origin',
  'x-editor-token': 'right',
  'content-type': 'application/json',
};
const save = (headers: IncomingHttpHeaders) => ({
  method: 'POST',
  pathname: '/api/save',
  headers: { ...OWN, ...headers },
});
const read = (headers: IncomingHttpHeaders) => ({
  method: 'GET',
  pathname: '/api/entries',
  headers: { ...OWN, ...headers },
});

test.each([
  ['a save of the own page', save({})],
  ['a picture as bytes', save({ 'content-type': 'application/octet-stream' })],
  ['JSON with its letters named', save({ 'content-type': 'application/json; charset=utf-8' })],
  [
    'the page, typed into the address bar',
    { method: 'GET', pathname: '/', headers: { host: 'localhost:3400', 'sec-fetch-site': 'none' } },
  ],
  [
    'a thumbnail',
    {
      method: 'GET',
      pathname: '/pictures/a.jpg',
      headers: { host: 'localhost:3400', 'sec-fetch-site': 'same-origin' },
    },
  ],
])('answered: %s', (_, request) => {
  expect(refusalOf(request, GUARD)).toBeNull();
});

test.each([
  ['a name that somebody points to this machine', save({ host: 'evil.example:3400' }), 421],
  ['the right name at another port', save({ host: 'localhost:3000' }), 421],
  ['no name', { method: 'GET', pathname: '/', headers: {} }, 421],
  ['the page of another site', save({ origin: 'https://evil.example' }), 403],
  ['a page without origin', save({ origin: 'null' }), 403],
  ['another page of the same site', save({ 'sec-fetch-site': 'same-site' }), 403],
  [
    'another site’s link to the page',
    { method: 'GET', pathname: '/', headers: { host: 'localhost:3400', 'sec-fetch-site': 'cross-site' } },
    403,
  ],
  [
    'another site’s picture',
    { method: 'GET', pathname: '/pictures/a.jpg', headers: { host: 'localhost:3400', 'sec-fetch-site': 'cross-site' } },
    403,
  ],
  ['a call typed into the address bar', read({ 'sec-fetch-site': 'none' }), 403],
  ['a save without token', save({ 'x-editor-token': undefined }), 403],
  ['a reading without token', read({ 'x-editor-token': undefined }), 403],
  ['the token of an earlier start', save({ 'x-editor-token': 'wrong' }), 403],
  ['a token that begins alike', save({ 'x-editor-token': 'right2' }), 403],
  ['a form of text', save({ 'content-type': 'text/plain' }), 415],
  ['no type', save({ 'content-type': undefined }), 415],
  ['a question before a foreign call', { ...save({}), method: 'OPTIONS' }, 405],
  ['a save to a page', { ...save({}), pathname: '/' }, 405],
])('refused: %s', (_, request, status) => {
  expect(refusalOf(request, GUARD)?.status).toBe(status);
});
