import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import {
  countBytes,
  type FromElsewhere,
} from '../../../supabase/functions/_shared/bytes-from-elsewhere.ts';
import type { ByteRange } from '../byte-range.ts';
import type { S3Place } from './s3-place.ts';

export interface S3Limits {
  /** Attempts of a request before its failure counts; repeating one is harmless. */
  attempts: number;
  connectMs: number;
  /** Milliseconds until an answer begins. */
  answerMs: number;
  /** Milliseconds per 10 MiB of an upload, or less: 2 Mbit/s are enough. */
  uploadMs: number;
  /** Milliseconds until a picture's next bytes arrive. A slow reader may take as long as it likes. */
  pauseMs: number;
}

export const S3_LIMITS: S3Limits = {
  attempts: 3,
  connectMs: 5000,
  answerMs: 15_000,
  uploadMs: 45_000,
  pauseMs: 15_000,
};

const UPLOAD_PART = 10 * 1024 * 1024;

/** Somebody who loads a picture slowly holds a connection, and uploads must not wait for it. */
const MAX_CONNECTIONS = 500;

export interface ReadPart {
  body: Readable;
  /** The last byte of the requested range. */
  end: number;
  tag: string | undefined;
}

export type Bucket = ReturnType<typeof openBucket>;

/** One bucket, by full keys. Rejects with the client's errors, which explainS3Failure explains. */
export function openBucket(
  { bucket: Bucket, endpoint, region, credentials }: S3Place,
  limits: S3Limits,
) {
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: limits.attempts,
    // An upload's signature covers its bytes. Other servers than Amazon's know the newer checksums only in part.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.answerMs,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  countAnswers(client, limits.answerMs);
  return {
    async put(Key: string, Body: Uint8Array): Promise<void> {
      const { ETag } = await client.send(new PutObjectCommand({ Bucket, Key, Body }), {
        requestTimeout: limits.uploadMs * Math.max(1, Body.byteLength / UPLOAD_PART),
      });
      assertStorage(ETag);
    },
    async head(Key: string): Promise<{ size: number; changedAt: Date }> {
      const { ContentLength, ETag, LastModified } = await client.send(
        new HeadObjectCommand({ Bucket, Key }),
      );
      assertStorage(ETag);
      return { size: ContentLength ?? 0, changedAt: LastModified ?? new Date() };
    },
    /** With a tag, reads only the same version of the object. */
    async get(Key: string, range?: ByteRange, tag?: string): Promise<ReadPart> {
      const answer = await client.send(
        new GetObjectCommand({
          Bucket,
          Key,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
          ...(tag ? { IfMatch: tag } : {}),
        }),
      );
      const start = range?.start ?? 0;
      const body = answer.Body as Readable;
      const isAsked = !range || answer.ContentRange?.startsWith(`bytes ${start}-`);
      const { ContentLength, ETag } = answer;
      try {
        if (!isAsked || ContentLength === undefined)
          throw new Error('The storage answered with another range than the one it was asked for.');
        assertStorage(ETag);
        return { body, end: start + ContentLength - 1, tag: ETag };
      } catch (error) {
        body.destroy();
        throw error;
      }
    },
    async delete(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    /** Up to a thousand keys, and the token for the next thousand. */
    async list(
      Prefix: string,
      after?: string,
    ): Promise<{ keys: string[]; next: string | undefined }> {
      const { Contents = [], NextContinuationToken } = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: after }),
      );
      return { keys: Contents.map(({ Key = '' }) => Key), next: NextContinuationToken };
    },
  };
}

function countAnswers(client: S3Client, answerMs: number): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answered = await next(args);
        const { response } = answered as { response: { statusCode: number; body?: unknown } };
        const isFile = commandName === 'GetObjectCommand' && response.statusCode < 300;
        if (response.body instanceof Readable)
          response.body = isFile
            ? counted(response.body, 'photoStream')
            : counted(response.body, 'bucketAnswer', answerMs);
        return answered;
      },
    { step: 'deserialize', priority: 'low' },
  );
}

function counted(body: Readable, kind: FromElsewhere, withinMs?: number): Readable {
  const stream = Readable.toWeb(body) as ReadableStream<Uint8Array>;
  return Readable.fromWeb(countBytes(stream, kind, withinMs) as NodeStream);
}

/** A proxy may answer in a bucket's place, with a page and status 200; a real storage always sends a tag. */
function assertStorage(tag: string | undefined): void {
  if (!tag) throw new Error('What answered is no storage: it gave no tag.');
}
