import { type Box, boxesIn, childrenOf, find, namedBoxes } from './mp4-boxes.ts';
import { samplesBlanker } from './mp4-samples.ts';
import { brokenFile, filmWithSensors } from './upload-errors.ts';

/** The boxes that playback needs (ISO 14496-12), by the box that contains them. Any other may hold where and with what it was filmed. */
const NEEDED: Readonly<Record<string, ReadonlySet<string>>> = {
  file: new Set(['ftyp', 'styp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods', 'pssh']),
  trak: new Set(['tkhd', 'tref', 'edts', 'mdia', 'tapt']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'sthd', 'nmhd', 'gmhd', 'hdlr', 'dinf', 'stbl']),
  moof: new Set(['mfhd', 'traf', 'pssh']),
  stbl: new Set([
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stco', 'co64', 'stss', 'stsh', 'stdp'],
    ...['sdtp', 'padb', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio'],
  ]),
  mvex: new Set(['mehd', 'trex', 'leva']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc']),
};
const CONTAINERS: ReadonlySet<string> = new Set(Object.keys(NEEDED));

/** Pictures, sound and subtitles. Other tracks hold what sensors measured: places, times, movements. */
const PLAYED: ReadonlySet<string> = new Set(['vide', 'soun', 'auxv', 'subt', 'sbtl', 'text', 'clcp']);

/** Where the encoder's name stands in a description of pictures, behind the header of its box. */
const ENCODER = { at: 42, length: 32 };

/**
 * Removes from an MP4 what says where, with which device and by which program it was made, without encoding it again. What
 * goes becomes empty space of the same size, so every byte that is played stays where the file's tables say. Changes `bytes`.
 * Throws 415 for a broken file.
 */
export function cleanMp4(bytes: Buffer): void {
  const boxes = boxesIn(bytes, { start: 0, end: bytes.length });
  const blankOtherTracks = otherTracksBlanker(bytes, boxes);
  // A compressed description cannot be read here, and no browser plays it.
  for (const moov of namedBoxes(boxes, 'moov')) {
    if (find(bytes, moov, 'cmov')) throw brokenFile();
    for (const trak of namedBoxes(childrenOf(bytes, moov), 'trak')) blankEncoder(bytes, trak);
    blankOtherTracks(moov);
  }
  keepNeeded(bytes, 'file', boxes);
}

function keepNeeded(bytes: Buffer, parent: string, boxes: readonly Box[]): void {
  for (const box of boxes) {
    if (!NEEDED[parent]?.has(box.type)) blank(bytes, box);
    else if (CONTAINERS.has(box.type)) keepNeeded(bytes, box.type, childrenOf(bytes, box));
    // Only the kind of the track stays, not the name of what wrote it.
    else if (box.type === 'hdlr') bytes.fill(0, Math.min(box.body + 12, box.end), box.end);
  }
}

/** Makes a box empty space. */
function blank(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}

const handlerOf = (bytes: Buffer, trak: Box): string => {
  const handler = find(bytes, trak, 'mdia', 'hdlr');
  return handler ? bytes.toString('latin1', handler.body + 8, Math.min(handler.body + 12, handler.end)) : '';
};

/** Returns a function that removes a description's tracks that are not played, with their samples. */
function otherTracksBlanker(bytes: Buffer, boxes: readonly Box[]): (moov: Box) => void {
  const isFragmented = boxes.some(({ type }) => type === 'moof');
  const blankSamples = samplesBlanker(bytes, namedBoxes(boxes, 'mdat'));
  const isPlayed = (trak: Box) => PLAYED.has(handlerOf(bytes, trak));
  return (moov) => {
    const tracks = namedBoxes(childrenOf(bytes, moov), 'trak');
    const others = new Set(tracks.filter((trak) => !isPlayed(trak)));
    if (others.size === 0) return;
    // The samples of a fragmented file are in no table of the track. No camera writes such tracks there.
    if (isFragmented) throw filmWithSensors();
    for (const trak of others) {
      const table = find(bytes, trak, 'mdia', 'minf', 'stbl');
      if (table) blankSamples(table);
      blank(bytes, trak);
    }
    // Those that are played may refer to those that are gone.
    for (const trak of tracks) {
      const references = others.has(trak) ? undefined : find(bytes, trak, 'tref');
      if (references) blank(bytes, references);
    }
  };
}

function blankEncoder(bytes: Buffer, trak: Box): void {
  if (!['vide', 'auxv'].includes(handlerOf(bytes, trak))) return;
  const descriptions = find(bytes, trak, 'mdia', 'minf', 'stbl', 'stsd');
  if (descriptions === undefined) return;
  for (const { body, end } of boxesIn(bytes, { start: descriptions.body + 8, end: descriptions.end }))
    bytes.fill(0, Math.min(body + ENCODER.at, end), Math.min(body + ENCODER.at + ENCODER.length, end));
}
