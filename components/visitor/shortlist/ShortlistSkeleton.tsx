/** Two columns of the comparison while code and data load. */
export function ShortlistSkeleton() {
  return (
    <div className="noscript:hidden">
      <p role="status" className="mb-6 flex min-h-11 items-center font-semibold">
        Loading projects...
      </p>
      <div aria-hidden="true" className="compare">
        <table>
          <tbody>
            <tr>
              <th />
              <td>
                <div className="compare-blank" />
              </td>
              <td>
                <div className="compare-blank" />
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
