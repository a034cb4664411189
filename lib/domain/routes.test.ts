import { parseProjectPath } from './routes';

test.each([
  ['/project-details/vatika/no-such', { developer: 'vatika', id: 'no-such' }],
  ['/project-details/vatika/no-such/', { developer: 'vatika', id: 'no-such' }],
  ['/project-details/M%20R/%3Cb%3E', { developer: 'M R', id: '<b>' }],
  ['/project-details/vatika/100%', { developer: 'vatika', id: '100%' }],
  ['/project-details/vatika', null],
  ['/project-details/vatika/a/b', null],
  ['/nowhere', null],
])('%s asks for %j', (path, expected) => {
  expect(parseProjectPath(path)).toEqual(expected);
});
