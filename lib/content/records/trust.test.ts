import { getQrFile, qrFiles } from '../pages/data';
import { put, type Edit } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';
import { getProject } from './projects';
import { getProjectTrust } from './trust';

const AUTHORITY = {
  ...{ kind: 'authority', id: 'rera-gurugram', state: 'Haryana', cities: ['gurgaon'], short: 'HARERA Gurugram' },
  ...{ site: 'https://haryanarera.gov.in', numbers: '^SAMPLE', confidence: 'B', asOf: '2026' },
  ...{ checkedOn: '2026-11-22', sources: [{ url: 'https://haryanarera.gov.in' }] },
};
const mogra = (field: string, value: unknown) => put(`residentialProjects vatika 0 ${field}`, value);
const trustWith = async (...edits: Edit[]) => {
  let trust!: ReturnType<typeof getProjectTrust>;
  await withEdited([put('buyingRates 12', AUTHORITY), mogra('rera', 'SAMPLE-1'), ...edits], () => {
    trust = getProjectTrust(getProject('vatika', 'mogra-courts')!);
  });
  return trust;
};

test('a QR code of ours opens the authority’s site, or the registration', async () => {
  const edits = [put('buyingRates 12', AUTHORITY), mogra('rera', 'SAMPLE-1')];
  await withEdited(edits, () => {
    expect(qrFiles.params()).toContainEqual({ file: 'rera-gurugram.svg' });
    expect(getQrFile('rera-gurugram.svg')).toMatch(/^<svg /);
    expect(getQrFile('nothing.svg')).toBeNull();
  });
  await withEdited([...edits, mogra('reraUrl', 'https://haryanarera.gov.in/1')], () => {
    expect(qrFiles.params()).toContainEqual({ file: 'project-mogra-courts.svg' });
    expect(getProjectTrust(getProject('vatika', 'mogra-courts')!).qr).toEqual({
      ...{ src: '/data/qr/project-mogra-courts.svg', caption: 'Opens the project on HARERA Gurugram' },
    });
  });
});

test('a certificate’s code that is missing is not replaced by a picture', async () => {
  const { qr } = await trustWith(mogra('reraQr', 'rera/nobody-has-it.png'));
  expect(qr).toEqual({ src: '/data/qr/rera-gurugram.svg', caption: 'Opens haryanarera.gov.in' });
});

test.each([
  ['of the state', { state: 'Haryana', number: 'AG/1' }, /registered agent \(AG\/1\)/],
  ['of another state', { state: 'Goa', number: 'AG/1' }, /We are not the developer/],
  ['that has run out', { state: 'Haryana', number: 'AG/1', validUntil: '2020-01-01' }, /We are not the developer/],
])('our own number as agent %s', async (_, agent, words) => {
  expect((await trustWith(put('site reraAgents', [agent]))).sentence).toMatch(words);
});

test('phases and carpet area are read', async () => {
  const { registrations, facts } = await trustWith(
    mogra('reraPhases', [{ name: 'Phase 1', number: 'SAMPLE-1', completion: 'Mar 2028' }]),
    mogra('carpetArea', '1,020 - 1,480 sq.ft'),
  );
  expect(registrations).toEqual([{ name: 'Phase 1', number: 'SAMPLE-1', facts: ['completion declared: Mar 2028'] }]);
  expect(facts).toContain('Carpet area 1,020 – 1,480 sq.ft');
});
