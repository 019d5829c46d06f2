import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Config } from '@/lib/config';
import { useConfig } from '@/lib/use-config';
import { AnalystLine } from './analyst-line';

vi.mock('@/lib/use-config', () => ({ useConfig: vi.fn() }));
vi.mock('@/components/connect-model/connect-model', () => ({
  ConnectModel: () => <button type="button">Connect a model</button>,
}));

function serve(describesPhotos: boolean) {
  const capabilities = { describesPhotos, reviewsRows: false };
  const config: Partial<Config> = { analyst: 'qwen', analystCapabilities: capabilities };
  vi.mocked(useConfig).mockReturnValue(config as Config);
}

it('says what a model would add as soon as there are photos, and leads to one', () => {
  serve(false);
  render(<AnalystLine photos={7} />);
  expect(screen.getByText('Connect a model to have all 7 photos described for you.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Connect a model' })).toBeVisible();
});

it('names the model where one describes the photos', () => {
  serve(true);
  render(<AnalystLine photos={7} />);
  expect(
    screen.getByText('qwen proposes element, defect and recommendation; you check each row.'),
  ).toBeVisible();
});
