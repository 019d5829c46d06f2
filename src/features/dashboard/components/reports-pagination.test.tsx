import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReportsPagination } from './reports-pagination';

it('is not shown for one page or none', () => {
  const { container, rerender } = render(
    <ReportsPagination current={1} pages={0} onPage={vi.fn()} />,
  );
  expect(container).toBeEmptyDOMElement();
  rerender(<ReportsPagination current={1} pages={1} onPage={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});

it('goes back, on, and to a page', async () => {
  const onPage = vi.fn();
  render(<ReportsPagination current={5} pages={9} onPage={onPage} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
  expect(onPage.mock.calls).toEqual([[4], [6], [9]]);
  expect(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: 'Page 3' })).toBeNull();
});

it('ends at both ends', () => {
  const { rerender } = render(<ReportsPagination current={1} pages={2} onPage={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  rerender(<ReportsPagination current={2} pages={2} onPage={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});
