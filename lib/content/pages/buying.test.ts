import { drop, put, rewrite } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';
import { buyingCostPage, stateCostPages } from './buying';
import { isRedirect } from './page-kind';

function stateOf(state: string) {
  const page = stateCostPages.read({ state });
  return page && !isRedirect(page) ? page : null;
}

test('a state that is sold in has a page with all its places', async () => {
  await withEdited([], () => {
    expect(stateCostPages.params()).toEqual([{ state: 'haryana' }, { state: 'goa' }]);
    const page = stateOf('haryana');
    expect(page?.places.map(({ place }) => place.id)).toEqual(['hr-urban', 'hr-rural']);
    expect(page?.places[0]?.costs?.example.joint.totalRupees).toBe(12_700_000 + 635_000 + 812_000);
    expect(page?.others.map(({ name }) => name)).toEqual(['Goa']);
  });
});

test('a state without a project of ours has no page', async () => {
  await withEdited([put('cities goa state', 'Elsewhere')], () => {
    expect(stateCostPages.params()).toEqual([{ state: 'haryana' }]);
    expect(stateOf('goa')).toBeNull();
  });
});

test.each([
  ['of the place', 2],
  ['of GST', 6],
  ['of TDS', 9],
])('amounts go and rules stay where the check %s is too old', async (_, at) => {
  await withEdited([put(`buyingRates ${at} checkedOn`, '2020-01-01')], () => {
    expect(stateOf('haryana')?.places[0]).toMatchObject({ place: { id: 'hr-urban' }, costs: null });
  });
});

test('content without rates has the page of all states, and it is empty', async () => {
  await withEdited([rewrite('buyingRates', () => null)], () => {
    expect(buyingCostPage.read({})).toMatchObject({ states: [] });
    expect(stateCostPages.params()).toEqual([]);
  });
  await withEdited([drop('buyingRates 9')], () => expect(stateOf('haryana')?.tds).toBeNull());
});
