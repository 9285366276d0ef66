import { Schema, type Connection, type Model } from 'mongoose';
import type { Event } from '@carsi/kernel/event';
import type { Commit } from '../../platform.js';
import { orElse } from './mongo.js';

/** The stored document of one append: names and shapes are on disk for ever. Contains the commit and fields for store and sequencer. */
export interface CommitDocument extends Commit {
  readonly claims?: readonly string[];
  readonly releases?: readonly string[];
  readonly pending?: true;
  readonly position?: number;
}

const schema = new Schema<CommitDocument>(
  {
    stream: { type: String, required: true },
    version: { type: Number, required: true },
    commandId: { type: String, required: true },
    fingerprint: { type: String },
    events: { type: [Schema.Types.Mixed] as never, required: true },
    by: { type: String, default: null },
    at: { type: String, required: true },
    correlationId: { type: String, required: true },
    causationId: { type: String },
    claims: { type: [String], default: undefined },
    releases: { type: [String], default: undefined },
    pending: { type: Boolean },
    position: { type: Number },
  },
  { collection: 'commits', versionKey: false, minimize: false },
);
schema.index({ stream: 1, version: 1 }, { name: 'stream_version', unique: true });
schema.index({ stream: 1, commandId: 1 }, { name: 'stream_command', unique: true });
schema.index({ claims: 1 }, { name: 'claims', unique: true, sparse: true });
schema.index({ position: 1 }, { name: 'position', unique: true, sparse: true });
// One path only: with a second one that every document has, a sparse index would contain all documents.
schema.index({ pending: 1 }, { name: 'pending', sparse: true });

export type Commits = Model<CommitDocument>;

export const openCommits = async (database: Connection): Promise<Commits> => {
  const commits = database.models['Commit'] ?? database.model('Commit', schema);
  await orElse(commits.createIndexes());
  return commits as unknown as Commits;
};

export const headOf = async (commits: Commits): Promise<number> => {
  const highest = await commits
    .findOne({ position: { $gt: 0 } }, { position: 1 })
    .sort({ position: -1 })
    .lean<CommitDocument>();
  return highest?.position ?? 0;
};

export const toCommit = <E extends Event>(document: CommitDocument): Commit<E> => {
  const { stream, version, events, by, at, commandId, fingerprint, correlationId, causationId } = document;
  return {
    stream,
    version,
    events: events as readonly E[],
    by,
    at,
    commandId,
    ...(fingerprint === undefined ? {} : { fingerprint }),
    correlationId,
    ...(causationId === undefined ? {} : { causationId }),
  };
};

/** Removes released names from the stream's earlier documents. Later documents may reserve them again. */
export const release = async (
  commits: Commits,
  { stream, version, releases = [] }: Pick<CommitDocument, 'stream' | 'version' | 'releases'>,
): Promise<void> => {
  if (releases.length === 0) return;
  await commits.collection.updateMany(
    { stream, version: { $lt: version }, claims: { $in: [...releases] } },
    { $pullAll: { claims: [...releases] } as never },
  );
};
