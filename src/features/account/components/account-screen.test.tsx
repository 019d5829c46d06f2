import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { NavigationContext } from '@/lib/navigation';
import { saveFile } from '@/lib/save-file';
import { supabase } from '@/lib/supabase';
import { fakeBackend } from '../../../../testing/app/fake-backend';
import { planArchive } from '../archive/archive-plan';
import { makeOwnRows } from '../../../../testing/app/rows';
import { listStoredFiles } from '@/features/photos/queries';
import { fetchPhoto, readOwnRows, storageUsageQuery } from '../queries';
import { AccountScreen } from './account-screen';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/lib/save-file');
vi.mock('@/features/photos/queries');
vi.mock('@/lib/config', () => ({
  loadConfig: () => Promise.resolve({}),
  knownConfig: () => undefined,
}));
vi.mock('@/components/ui/toast', () => ({ toast: { error: vi.fn(), neutral: vi.fn() } }));
vi.mock('../queries');
vi.mock('../archive/archive-plan');

const EMAIL = 'ada@example.com';
const GB = 1024 ** 3;
const USAGE = { most: 20 * GB, photos: GB, revisions: GB / 4, templates: 0, texts: 1 };
const deleteFunction = vi.fn<(body: unknown) => unknown>();
/** Events in their order. */
let events: string[];

function renderScreen() {
  const log = (event: string) => () => void events.push(event);
  const signOut: Auth['signOut'] = async (leave) => {
    log('signed out')();
    await leave?.();
  };
  const auth = { user: { id: 'ada', email: EMAIL }, signOut } as unknown as Auth;
  const navigation = { pathname: '/account', go: (to: string) => log(`went to ${to}`)() };
  render(
    <AuthContext value={auth}>
      <NavigationContext value={navigation}>
        <QueryClientProvider client={new QueryClient()}>
          <AccountScreen
            stopUploads={log('uploads stopped')}
            forgetOnDevice={(userId) => {
              log(`forgot ${userId}`)();
              return Promise.resolve();
            }}
          />
        </QueryClientProvider>
      </NavigationContext>
    </AuthContext>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  events = [];
  deleteFunction.mockImplementation(() => {
    events.push('account deleted');
    return { success: true };
  });
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({ functions: { delete_account: deleteFunction } }),
  );
  vi.mocked(readOwnRows).mockResolvedValue(makeOwnRows());
  vi.mocked(storageUsageQuery).mockReturnValue({
    queryKey: ['storage-usage', 'ada'],
    queryFn: () => Promise.resolve(USAGE),
  } as never);
  vi.mocked(listStoredFiles).mockResolvedValue(new Map());
  vi.mocked(planArchive).mockReturnValue({ reports: [], photos: [] });
});

describe('storage', () => {
  it('says how much is used, of how much, and for what', async () => {
    renderScreen();
    const bar = await screen.findByRole('progressbar', { name: 'Storage used' });
    expect(bar).toHaveAttribute('aria-valuetext', '1.3 GB of 20 GB used');
    expect(
      screen.getByText(
        'Photos 1 GB, signed revisions 256 MB, Word templates 0 MB, texts of reports less than 1 MB.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/Nothing new can be stored/)).not.toBeInTheDocument();
  });

  it('says what to do where it is full', async () => {
    vi.mocked(storageUsageQuery).mockReturnValue({
      queryKey: ['storage-usage', 'ada'],
      queryFn: () => Promise.resolve({ ...USAGE, most: GB }),
    } as never);
    renderScreen();
    expect(await screen.findByText(/Nothing new can be stored/)).toBeVisible();
  });
});

describe('deleting the account', () => {
  async function ask() {
    const user = renderScreen();
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete your account?' }));
    return {
      user,
      dialog,
      address: dialog.getByRole('textbox', { name: `Type ${EMAIL} to confirm` }),
      confirm: dialog.getByRole('button', { name: 'Delete account' }),
    };
  }

  it('waits until the whole address is typed, in any case', async () => {
    const { user, address, confirm } = await ask();
    for (const typed of ['yes', 'ada@example.co', `${EMAIL}m`, 'bob@example.com']) {
      await user.clear(address);
      await user.type(address, `${typed}{Enter}`);
      expect(confirm, typed).toBeDisabled();
    }
    expect(deleteFunction).not.toHaveBeenCalled();
    await user.clear(address);
    await user.type(address, ' Ada@Example.com ');
    expect(confirm).toBeEnabled();
  });

  it('stops uploads, deletes, forgets the device, signs out and says so on the landing page', async () => {
    const { user, address, confirm } = await ask();
    await user.type(address, EMAIL);
    await user.click(confirm);
    await waitFor(() => expect(toast.neutral).toHaveBeenCalled());
    expect(deleteFunction).toHaveBeenCalledWith({ email: EMAIL });
    expect(events).toEqual([
      'uploads stopped',
      'account deleted',
      'forgot ada',
      'signed out',
      'went to /',
    ]);
    expect(vi.mocked(toast.neutral).mock.calls[0]?.[0]).toBe('Account deleted');
  });

  it('says what failed and leaves everything here as it was', async () => {
    deleteFunction.mockImplementation(() => {
      const answer = { success: false, code: 'account_kept', error: 'Your account was kept.' };
      throw Object.assign(new Error('non-2xx'), {
        context: Response.json(answer, { status: 503 }),
      });
    });
    const { user, dialog, address, confirm } = await ask();
    await user.type(address, EMAIL);
    await user.click(confirm);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your account was kept.');
    expect(events).toEqual(['uploads stopped']);
    expect(confirm).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('downloading the data', () => {
  const photo = (number: number) => ({
    name: `Roof, Photo ${number}`,
    path: `reports/Roof/photos/Photo ${number}.jpg`,
    url: `photo-${number}`,
    rendition: null,
  });
  const start = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Download my data' }));

  it('names each photo that is not in the file', async () => {
    vi.mocked(planArchive).mockReturnValue({ reports: [], photos: [photo(1), photo(2)] });
    vi.mocked(fetchPhoto).mockImplementation((url) =>
      url === 'photo-1'
        ? Promise.resolve(new Uint8Array(3))
        : Promise.reject(new Error('The file is not in the storage.')),
    );
    await start(renderScreen());
    expect(await screen.findByText('1 of 2 photos could not be downloaded in full')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Roof, Photo 2: missing. The file is not in the storage.',
    );
    expect(saveFile).toHaveBeenCalledTimes(1);
  });

  it('counts photos, and saves nothing once it is cancelled', async () => {
    vi.mocked(planArchive).mockReturnValue({ reports: [], photos: [photo(1), photo(2)] });
    let isCancelled = false;
    vi.mocked(fetchPhoto).mockImplementation((url, signal) => {
      if (url === 'photo-1') return Promise.resolve(new Uint8Array(3));
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          isCancelled = true;
          reject(signal.reason as Error);
        });
      });
    });
    const user = renderScreen();
    await start(user);
    expect(await screen.findByText('Photo 1 / 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
    expect(isCancelled).toBe(true);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('says why the rows could not be read, and hands out no file that lacks them', async () => {
    vi.mocked(readOwnRows).mockRejectedValue(new TypeError('Failed to fetch'));
    await start(renderScreen());
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Download again' })).toBeEnabled();
  });
});
