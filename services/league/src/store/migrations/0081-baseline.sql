-- The schema as it was on 28 November 2026: tables, triggers and first data, grouped by room. It stands for all migrations up to
-- 0081; what changed since is in the files beside it (0082 and later), and a released migration never changes.

-- ## Days

-- The Monday of a day's week; 1 January 1900 was one. In whole numbers, since a close computes it for every entry.
create function week_of(day date) returns date language sql immutable parallel safe
  return day - (day - date '1900-01-01') % 7;
-- The first day of a day's month.
create function month_of(day date) returns date language sql immutable parallel safe
  return cast(date_trunc('month', cast(day as timestamp)) as date);

-- ## Players and their numbers

create table players (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  joined_on date not null,
  -- The first day on which a leaver is no longer on the board.
  archived_on date,
  is_demo boolean not null default false,
  updated_at timestamptz not null,
  -- The Rome day on which the player was added. Null for a player of an older version: then the day of updated_at.
  added_on date,
  -- What the player does in the office; null where nobody said.
  role text check (role in ('setter', 'trainer', 'team_leader'))
);

create table entries (
  id uuid primary key default uuidv7(),
  player_id uuid not null references players on delete cascade,
  date date not null,
  rings int not null check (rings between 0 and 10000),
  appt_set int not null check (appt_set between 0 and 1000),
  appt_done int not null check (appt_done between 0 and 1000),
  alignment boolean not null,
  recorded_at timestamptz not null,
  -- typed: by a person, or by a file. counted: from events, and follows them. kept: typed, and kept although events say otherwise.
  origin text not null default 'typed' check (origin in ('typed', 'counted', 'kept')),
  -- Somebody was away: the day has no numbers, and nobody is asked for them (docs/rules.md, «Entries»).
  absent boolean not null default false,
  constraint absent_without_numbers check (not absent or (rings = 0 and appt_set = 0 and appt_done = 0 and not alignment)),
  -- A player's month is read from the index alone: in the table each of its days is on another page.
  constraint entries_player_id_date_key unique (player_id, date) include (rings, appt_set, appt_done, alignment)
);
-- A close reads its week from the index alone: in the table a week may be spread over all pages.
create index entries_by_date on entries (date, player_id) include (rings, appt_set, appt_done, alignment);

-- Points set by an admin, as the difference to what the data gave, so that they hold after every rebuild.
create table adjustments (
  id uuid primary key default uuidv7(),
  player_id uuid not null references players on delete cascade,
  -- The day decides the month in which it counts.
  date date not null,
  field text not null check (field in ('score', 'bonus', 'total')),
  points bigint not null check (points <> 0),
  made_at timestamptz not null
);
create index adjustments_by_date on adjustments (date);

create table disqualifications (
  player_id uuid references players on delete cascade,
  month date check (month = month_of(month)),
  reason text not null check (length(reason) > 0),
  primary key (player_id, month)
);

-- No reference to players: most of them are removed one day.
create table anonymised_players (
  player_id uuid primary key,
  -- «Partecipante N», which the player has for ever.
  name text not null,
  anonymised_at timestamptz not null
);

create table scoring_config (
  singleton boolean primary key default true check (singleton),
  ring_points int not null check (ring_points between 0 and 100),
  appointment_set_points int not null check (appointment_set_points between 0 and 500),
  appointment_done_points int not null check (appointment_done_points between 0 and 1000),
  -- A decimal, not a float: half points must round the same everywhere.
  bonus_multiplier numeric(3, 1) not null check (bonus_multiplier between 0.1 and 10),
  updated_at timestamptz not null
);

-- ## Weekly bonuses

create table bonus_types (
  id uuid primary key default uuidv7(),
  name text not null,
  bonus_key text not null unique,
  points int not null,
  description text not null,
  is_active boolean not null default true
);

create table player_bonuses (
  id uuid primary key default uuidv7(),
  player_id uuid not null references players on delete cascade,
  bonus_type_id uuid not null references bonus_types,
  week_start date not null check (week_start = week_of(week_start)),
  -- The day decides the month in which it counts.
  date_earned date not null,
  manually_assigned boolean not null,
  -- Null for an automatic award: only such an award follows the data.
  assigned_by text,
  created_at timestamptz not null,
  -- Null while the award is pending and not part of the points.
  settled_at timestamptz,
  check (date_earned >= week_start),
  -- A bonus is earned at most once a week.
  unique (player_id, bonus_type_id, week_start)
);
create index player_bonuses_by_date on player_bonuses (date_earned);
create index player_bonuses_by_week on player_bonuses (week_start);
-- A close selects the pending awards from all.
create index player_bonuses_pending on player_bonuses (date_earned) where settled_at is null;

-- A bonus that an admin removed is not awarded again that week.
create table bonus_blocks (
  player_id uuid references players on delete cascade,
  bonus_type_id uuid references bonus_types,
  week_start date check (week_start = week_of(week_start)),
  primary key (player_id, bonus_type_id, week_start)
);

-- The weeks that the next close has to evaluate: those whose data changed since their evaluation. Triggers mark them.
create table weeks_to_evaluate (
  week_start date primary key check (week_start = week_of(week_start))
);

-- ## Standings, and the version of what everybody reads

create table month_sums (
  month date check (month = month_of(month)),
  player_id uuid references players on delete cascade,
  days int not null,
  rings int not null,
  appt_set int not null,
  appt_done int not null,
  presences int not null,
  score int not null,
  bonus int not null,
  total int not null,
  -- When one of the sums last changed.
  updated_at timestamptz not null,
  -- A player without a row has zero: no row holds only zeros. A final month has final_standings instead.
  primary key (month, player_id)
-- Room for a new version of a row on its page: no index contains the columns that change.
) with (fillfactor = 80);

-- A player's position at a month's last close, or as set by hand since: it orders ties and shows movement.
create table last_positions (
  month date check (month = month_of(month)),
  player_id uuid references players on delete cascade,
  position int not null check (position >= 1),
  -- The total then, and how much of it was set by hand; null where the position was set by hand.
  total int,
  by_hand bigint,
  primary key (month, player_id)
-- A close changes most positions: room on the page for every row's new version.
) with (fillfactor = 50);

create table standings_state (
  singleton boolean primary key default true check (singleton),
  changed_at timestamptz
);

-- A version number of the public state: a reader compares it with that of its copy and is notified when it grows. Triggers
-- increment it, so no writer can forget it.
create table public_version (
  singleton boolean primary key default true check (singleton),
  -- Only grows. In one row, so that two changes wait for each other: one number means one content.
  number bigint not null default 1
);

-- ## Closes and months

create table closed_days (
  date date primary key,
  scheduled_for timestamptz not null,
  ran_at timestamptz not null,
  -- The newer day whose close covered this one, if this one was not closed itself.
  covered_by date,
  -- Whether the close met an entry of its month: from then on a new player is late.
  met_entries boolean not null,
  -- What the close did.
  report jsonb not null,
  -- The instant of the close's first step: what was recorded later waits for the next close. Null for a covered day.
  cut_off timestamptz,
  check (covered_by > date)
);

-- The dates of the contest by month.
create table contests (
  month date primary key,
  -- New with each change: the latest is the one that the setting shows.
  id uuid not null default uuidv7() unique,
  first_day date not null,
  last_day date not null,
  check (month = month_of(first_day)),
  check (last_day >= first_day and month_of(last_day) = month)
);

-- The values that held when a month ended. They hold for earlier months without a row of their own too; later
-- months have today's. A final month has its own copy in final_months.
create table month_values (
  month date primary key check (month = month_of(month)),
  scoring jsonb not null,
  -- All types, each with its points and switch.
  bonuses jsonb not null,
  -- The active ones, in their order.
  prizes jsonb not null,
  -- By key.
  settings jsonb not null
);

create table final_months (
  month date primary key check (month = month_of(month)),
  finalised_at timestamptz not null,
  -- The values the standings were computed from.
  scoring jsonb not null,
  bonuses jsonb not null,
  prizes jsonb not null,
  prize_settings jsonb not null,
  -- Its dates, launch and threshold: the setting soon holds those of another month.
  contest jsonb not null,
  -- It was over before a commitment for its draw was published, and has no prizes.
  imported boolean not null default false,
  -- That of the close that made the month final.
  cut_off timestamptz not null
);

-- No reference to players: a final month keeps players who were removed.
create table final_standings (
  month date references final_months on delete cascade,
  position int not null check (position >= 1),
  player_id uuid not null,
  name text not null,
  score int not null,
  bonus int not null,
  total int not null,
  days bigint not null,
  rings bigint not null,
  appt_set bigint not null,
  appt_done bigint not null,
  presences bigint not null,
  last_position int,
  not_eligible text check (not_eligible in ('late', 'disqualified')),
  -- The bonuses and hand edits that the points contain.
  bonuses jsonb not null,
  adjustments jsonb not null,
  -- The values of a row that a rebuild left as it was, {scoring, bonuses}. Null: the month's.
  computed_with jsonb,
  -- What the player did when the month became final.
  role text check (role in ('setter', 'trainer', 'team_leader')),
  unique (month, player_id),
  primary key (month, position)
);

-- Every rebuild of a final month by an admin, with the reason.
create table final_month_rebuilds (
  id uuid primary key default uuidv7(),
  month date not null references final_months,
  reason text not null check (length(reason) > 0),
  rebuilt_at timestamptz not null
);

-- No reference to players: a final month keeps players who were removed.
create table frozen_sums (
  month date check (month = month_of(month)),
  player_id uuid,
  -- The Sunday. For a month that was over before this table was made: its last day, as its receipts showed it all.
  until date not null,
  -- The days with an entry that the sums contain.
  days date[] not null,
  rings int not null,
  appt_set int not null,
  appt_done int not null,
  presences int not null,
  -- The settled bonuses by week, each as {id, weekStartDate}: the id is the bonus's.
  bonuses jsonb not null,
  check (month_of(until) = month),
  primary key (month, player_id)
);

-- ## Prizes and the lottery

create table prizes (
  id uuid primary key default uuidv7(),
  position int not null check (position >= 1),
  title text not null check (length(title) > 0),
  description text,
  image_url text,
  is_lottery boolean not null default false,
  is_active boolean not null default true,
  is_demo boolean not null default false,
  updated_at timestamptz not null,
  -- The one month in which it is active; null for every month.
  month date check (month = month_of(month))
);

-- No references: a handover stays when its prize or its player is removed.
create table prize_handovers (
  month date check (month = month_of(month)),
  prize_id uuid,
  -- The prize's title and winner at that time.
  title text not null,
  player_id uuid not null,
  handed_on date not null,
  check (handed_on >= month),
  primary key (month, prize_id)
);

-- A secret is committed to before the participants are known, and revealed by its draw.
create table draw_commitments (
  id uuid primary key default uuidv7(),
  month date not null check (month = month_of(month)),
  commitment text not null,
  secret text not null,
  committed_at timestamptz not null,
  -- The time of its draw; until then the secret is not shown.
  revealed_at timestamptz
);
create index draw_commitments_by_month on draw_commitments (month);

create table draws (
  id uuid primary key default uuidv7(),
  month date not null check (month = month_of(month)),
  -- No reference to prizes: a draw stays when its prize is removed.
  prize_id uuid not null,
  prize_title text not null,
  commitment_id uuid not null references draw_commitments,
  drawn_at timestamptz not null,
  -- Ids, names and totals at the draw, sorted by id: the winner can be recomputed from them.
  participants jsonb not null,
  winner_id uuid,
  voided_at timestamptz,
  void_reason text,
  -- Null for a draw that was held before: its choice depends on the prize's id.
  rank int check (rank >= 1),
  check ((voided_at is null) = (void_reason is null))
);
-- One valid draw for each prize and month, beside the voided ones.
create unique index draws_standing on draws (month, prize_id) where voided_at is null;
-- The voided draw that the next one replaces; null for the month's first commitment.
alter table draw_commitments add column redraws uuid unique references draws;
-- With two first commitments one could be chosen afterwards.
create unique index draw_commitments_first on draw_commitments (month) where redraws is null;

-- The commitments that a restored league has replaced: no backup has their secrets.
create table replaced_commitments (
  id uuid primary key default uuidv7(),
  month date not null check (month = month_of(month)),
  commitment text not null,
  committed_at timestamptz not null,
  replaced_at timestamptz not null
);
create index replaced_commitments_by_month on replaced_commitments (month);

-- ## The page and the settings

create table site_content (
  id uuid primary key default uuidv7(),
  key text not null unique check (length(key) > 0),
  value text not null,
  description text
);

create table game_rules (
  id uuid primary key default uuidv7(),
  title text not null check (length(title) > 0),
  content text not null,
  "order" int not null default 0 check ("order" >= 0),
  is_active boolean not null default true
);

create table settings (
  id uuid primary key default uuidv7(),
  key text not null unique,
  value jsonb not null,
  type text not null default 'string',
  description text
);

-- The files that admins uploaded.
create table uploads (
  -- The objects in the store are named by it.
  id uuid primary key,
  type text not null check (type in ('image/jpeg', 'image/png', 'video/mp4')),
  -- The database's own time, whatever CLOCK says: an unused file is kept for an hour from here.
  uploaded_at timestamptz not null default now()
);

-- ## Files, events and sheets

-- Which column is what in files with one header.
create table import_layouts (
  -- A hash of the headings in their order.
  header text primary key,
  -- By field: a heading, a column's place from 0, or null for none.
  columns jsonb not null,
  -- The order of day and month, if it was chosen.
  date_order text check (date_order in ('dayFirst', 'monthFirst')),
  -- The sheet that was chosen among several.
  sheet text,
  decided_at timestamptz not null
);

-- Whom a name in a file means that is not a player's own.
create table import_people (
  -- A hash of the name without case, accents, kinds of apostrophe and double spaces: a forgotten name is not kept here.
  name_hash text primary key,
  -- Null: rows of this name are left out.
  player_id uuid references players on delete cascade,
  -- The journal of the import: once that is undone, the decision no longer holds.
  journal uuid not null,
  decided_at timestamptz not null
);
create index on import_people (player_id);

-- What telephone systems and CRMs count.
create table events (
  source text,
  -- The source's own.
  id text,
  -- Null for a cancellation.
  kind text check (kind in ('ring', 'apptSet', 'apptDone', 'alignment')),
  at timestamptz,
  -- In Rome.
  day date,
  who text,
  amount int check (amount > 0),
  -- The event of the same source that this one takes back.
  cancels text,
  received_at timestamptz not null,
  check (case when cancels is null then num_nulls(kind, at, day, who, amount) = 0
    else num_nonnulls(kind, at, day, who, amount) = 0 end),
  primary key (source, id)
);
create index on events (day);
create index on events (source, cancels) where cancels is not null;
create index on events (source, who, day) where cancels is null;

-- What events of long ago add up to.
create table event_sums (
  source text,
  who text,
  day date,
  kind text,
  amount int not null check (amount > 0),
  primary key (source, who, day, kind)
);

-- What each source counts: a zero of it is a number, and no missing one.
create table event_kinds (
  source text,
  kind text,
  primary key (source, kind)
);

-- Whom the names in events mean.
create table identities (
  source text,
  who text,
  -- Null while nobody has said who it is.
  player_id uuid references players on delete set null,
  first_seen_at timestamptz not null,
  primary key (source, who)
);
create index on identities (player_id);

-- Sheets on other servers that are fetched, and how that goes.
create table sources (
  id uuid primary key default uuidv7(),
  name text not null check (char_length(name) between 1 and 80),
  url text not null,
  every_minutes int not null check (every_minutes between 5 and 1440),
  -- Times of day in Rome.
  from_time text not null check (from_time ~ '^\d\d:\d\d$'),
  to_time text not null,
  paused boolean not null,
  options jsonb not null,
  -- Of the bytes that were taken last. A source with other settings is fetched and read again.
  etag text,
  last_modified text,
  content_hash text,
  last_run_at timestamptz,
  last_good_at timestamptz,
  last_taken_at timestamptz,
  problem jsonb,
  problem_since timestamptz,
  -- When ALERT_URL was told of this problem.
  problem_told_at timestamptz,
  check (to_time ~ '^\d\d:\d\d$' and to_time >= from_time),
  check ((problem is null) = (problem_since is null))
);
create unique index sources_by_name on sources (lower(name));

-- ## Screens and their notices

-- The wall screens, and what their last beats said.
create table screens (
  -- The screen makes it at first contact.
  id uuid primary key,
  -- The letters that it shows until it has a name.
  code text not null unique check (code ~ '^[A-Z]{6}$'),
  first_seen_at timestamptz not null,
  name text check (char_length(name) between 1 and 60),
  -- A ScreenPlan; null: the plan of screens without one.
  plan jsonb,
  -- The SHA-256 of its token; null until it got one.
  token_hash text unique,
  -- When it first proved itself by the token; until then it gets another one for its id.
  token_used_at timestamptz,
  -- Its last beat.
  beat_at timestamptz not null,
  generation int not null,
  painted boolean not null,
  dark boolean not null,
  scene text,
  -- In seconds.
  data_age int,
  restarts int not null,
  -- In milliseconds.
  clock_offset int not null,
  viewport_width int not null,
  viewport_height int not null,
  -- In bytes.
  heap bigint,
  -- A ScreenFailure, the last that it reported.
  last_failure jsonb,
  -- When the operator learned that the screen is lost; null once its return was reported, too.
  alerted_at timestamptz,
  check (name is not null or num_nonnulls(plan, token_hash, token_used_at) = 0)
);
create unique index screens_by_name on screens (lower(name));

create table screen_commands (
  id uuid primary key,
  screen_id uuid not null references screens on delete cascade,
  kind text not null check (kind in ('identify', 'reload', 'dark')),
  sent_at timestamptz not null,
  received_at timestamptz,
  done_at timestamptz,
  -- Null: the other of what it is when it gets the command.
  dark boolean,
  check (dark is null or kind = 'dark')
);
create index screen_commands_by_screen on screen_commands (screen_id, sent_at);

-- Messages on wall screens.
create table notices (
  id uuid primary key default uuidv7(),
  title text check (char_length(title) between 1 and 40),
  text text not null check (char_length(text) between 1 and 140),
  tone text not null check (tone in ('info', 'festa', 'urgente')),
  -- The screens that show it; null: all.
  screens uuid[],
  created_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > created_at)
);
create index on notices (ends_at);

-- Which screens have shown a notice.
create table notice_showings (
  notice_id uuid references notices on delete cascade,
  screen_id uuid references screens on delete cascade,
  since timestamptz not null,
  primary key (notice_id, screen_id)
);
create index on notice_showings (screen_id);

-- ## Plugins and generations

-- The bytes are in the object store.
create table plugin_versions (
  name text check (name ~ '^[a-z][a-z0-9-]{0,40}$'),
  -- Of the files' names and bytes.
  hash text check (hash ~ '^[0-9a-f]{16,64}$'),
  -- The build's plugin.json. The shell has none.
  declaration jsonb,
  -- An array of { path, size, sha256 }.
  files jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  check ((declaration is null) = (name = 'shell')),
  primary key (name, hash)
);

-- The builds of the shell and the plugins that are served together.
create table generations (
  number int primary key check (number > 0),
  made_at timestamptz not null,
  made_by text not null,
  why text not null,
  -- The one that was current when this one was made.
  based_on int references generations,
  -- The earlier one that this one equals, because somebody went back to it.
  restores int references generations,
  -- The screen that gets it before everyone else.
  canary_screen text,
  canary_state text check (canary_state in ('open', 'extended', 'ended')),
  -- Why the canary on the screen was ended.
  canary_ended_because text,
  -- Null without a canary, and in one whose screen was removed. canary_screen is its name at the canary's begin.
  canary_screen_id uuid references screens on delete set null,
  -- Whether the canary is extended once it is healthy.
  canary_extends boolean not null default false,
  -- For how long the screen had shown it well when it was last judged.
  canary_seconds int not null default 0,
  canary_healthy_at timestamptz,
  -- When a named screen last said that it runs this generation. To the hour.
  reported_at timestamptz,
  check (num_nulls(canary_screen, canary_state) in (0, 2)),
  check ((canary_ended_because is null) = (canary_state is distinct from 'ended'))
);
-- Two canaries at once could not be told apart by what they break.
create unique index one_open_canary on generations ((true)) where canary_state = 'open';

create table generation_plugins (
  generation int references generations,
  name text,
  hash text not null,
  foreign key (name, hash) references plugin_versions,
  primary key (generation, name)
);

create table current_generation (
  singleton boolean primary key default true check (singleton),
  -- Null until something is published.
  number int references generations
);

-- What the screen said while it ran the canary.
create table canary_beats (
  generation int references generations,
  at timestamptz,
  painted boolean not null,
  dark boolean not null,
  -- In seconds.
  data_age int,
  -- In bytes.
  heap bigint,
  -- A ScreenFailure.
  failure jsonb,
  primary key (generation, at)
);

-- The front ends that the newest start brought. A start changes what differs from here, and so leaves alone what an
-- admin has chosen since.
create table started_builds (
  name text primary key,
  hash text not null,
  foreign key (name, hash) references plugin_versions
);

-- The calls that guests have made by the back office: how many a day, and the last one that failed.
create table plugin_calls (
  plugin text,
  -- By its name, as `GET /api/admin/prizes`.
  call text,
  day date,
  made int not null check (made > 0),
  failed int not null,
  failed_at timestamptz,
  -- The HTTP status of the last failure.
  failed_status int,
  check (failed between 0 and made),
  check ((failed = 0) = (failed_at is null) and (failed = 0) = (failed_status is null)),
  primary key (plugin, call, day)
);

-- ## Channels

-- Where the office hears of what happens.
create table channels (
  id uuid primary key default uuidv7(),
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('slack', 'teams', 'google_chat', 'discord', 'mattermost', 'telegram', 'webhook')),
  events text[] not null check (cardinality(events) > 0),
  admin_only boolean not null,
  missing_at text check (missing_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- The day of which it was told whose numbers are missing, or on which nobody's were.
  missing_told_on date,
  host text not null,
  -- Address and tokens, encrypted by a key that is not in the database.
  sealed text not null,
  is_active boolean not null default true,
  off_because text check (off_because in ('gone', 'failing', 'key')),
  off_at timestamptz,
  created_at timestamptz not null,
  -- Of the last attempts, the oldest first: at most 20 a minute.
  attempted_at timestamptz[] not null default '{}',
  check (is_active or off_at is not null)
);

-- What was sent there. The transaction that makes the event writes it; its id is that of all its attempts.
create table channel_deliveries (
  id uuid primary key default uuidv7(),
  channel_id uuid not null references channels on delete cascade,
  event text not null,
  -- One message for one happening.
  key text not null,
  facts jsonb not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz not null,
  -- Since when it is to be sent: 24 hours later it fails.
  due_since timestamptz not null,
  status int,
  error text,
  unique (channel_id, key)
);
create index on channel_deliveries (channel_id, created_at desc, id desc);
create index on channel_deliveries (next_attempt_at) where state = 'waiting';

-- Who led when the channels were told last.
create table told_leader (
  singleton boolean primary key default true check (singleton),
  month date not null,
  player_id uuid,
  told_at timestamptz
);

-- ## Keys, audit and operation

-- The holder of the shared key.
create table admin_users (
  id uuid primary key default uuidv7(),
  username text not null unique,
  password_hash text not null,
  last_login timestamptz,
  created_at timestamptz not null,
  -- The former key, accepted until then by the database's own time.
  previous_hash text,
  previous_until timestamptz,
  -- Whether the key came from ADMIN_KEY: then every start writes it again.
  is_given boolean not null default false,
  check ((previous_hash is null) = (previous_until is null))
);

-- Keys with a name, beside the shared one.
create table admin_keys (
  id uuid primary key,
  name text not null check (length(name) > 0),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- SHA-256 of the whole key, in hexadecimal digits: the key has 32 random bytes, so that a slow hash adds nothing.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  made_by text not null,
  ends_at timestamptz,
  -- To the hour.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index admin_keys_by_name on admin_keys (lower(name)) where revoked_at is null;

create table audit (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  actor text not null,
  action text not null,
  before jsonb,
  after jsonb,
  -- The journal of what it changed (audit_rows); null if there is nothing to undo.
  journal uuid constraint audit_trace_key unique,
  -- A change is undone at most once.
  undoes uuid unique references audit,
  -- The ids of the players, prizes and rules and the keys of the texts that the change is about.
  subjects text[] not null default '{}'
);
create index audit_by_subject on audit using gin (subjects);
create index audit_by_time on audit (at);

-- Whole rows: an undo restores them with their ids and references.
create table audit_rows (
  journal uuid constraint audit_rows_trace_not_null not null,
  table_name text,
  removed jsonb not null default '[]',
  written jsonb not null default '[]',
  primary key (journal, table_name)
);

create table scheduler_reports (
  singleton boolean primary key default true check (singleton),
  runner text not null check (runner in ('temporal', 'in-process')),
  next_run timestamptz,
  paused boolean not null,
  -- The database's own time, with which the age of a report is computed.
  reported_at timestamptz not null,
  temporal_away boolean not null default false
);

-- The close that fails, if one does: the scheduler lives and reports, and yet no day is closed.
create table failing_close (
  singleton boolean primary key default true check (singleton),
  day date not null,
  since timestamptz not null,
  stopped boolean not null default false,
  -- The error's message, without values of rows.
  because text
);

-- The alerts that the operator got about late closes.
create table close_alerts (
  day date primary key,
  sent_at timestamptz not null,
  -- When the receiver learned that the day is closed after all.
  recovered_at timestamptz
);

-- The newest good backups, and the failures since then.
create table nightly_backup (
  singleton boolean primary key default true check (singleton),
  -- The newest day whose close the backup contains; null before the first good one.
  day date,
  file text,
  bytes bigint,
  made_at timestamptz,
  failures int not null default 0,
  failed_at timestamptz,
  -- False: it was only read to its end. Null: not known, or no good backup yet.
  is_restored boolean,
  drilled_at timestamptz,
  -- The moment whose data the drill's backup had.
  drill_data_at timestamptz,
  drill_ms int,
  -- When the newest backup between two closes was made, and when one failed since.
  day_made_at timestamptz,
  day_failed_at timestamptz,
  -- Whether the backups are on the disk of the data; null until a scheduler has said so.
  on_data_disk boolean,
  check (num_nulls(day, file, bytes, made_at) in (0, 4)),
  check (num_nulls(drilled_at, drill_data_at, drill_ms) in (0, 3))
);

create table installation (
  singleton boolean primary key default true check (singleton),
  -- Our objects in a shared bucket are stored under it.
  id uuid not null default gen_random_uuid(),
  -- The day of the last restore: no close freezes a Sunday before it.
  restored_on date
);

-- ## Triggers: what everybody reads

create function move_public_version() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update public_version set number = number + 1;
    -- Sent at the commit, once for all statements of a transaction.
    notify public_change;
  end if;
  return null;
end $$;

-- Values that are set while the league has no entry hold from its beginning.
create function forget_month_values() returns trigger language plpgsql as $$
begin
  if exists (select from changed) and not exists (select from entries) then
    delete from month_values;
  end if;
  return null;
end $$;

-- Three triggers for each table, since the transition table that shows whether a row changed has another name by event.
do $$
declare
  -- The tables that public answers are read from: a change of another leaves the version as it is.
  read_by_all constant text[] := array[
    'players', 'entries', 'adjustments', 'player_bonuses', 'bonus_types', 'scoring_config', 'disqualifications',
    'last_positions', 'month_sums', 'standings_state', 'closed_days', 'contests', 'prizes', 'settings', 'site_content',
    'game_rules', 'final_months', 'final_standings', 'final_month_rebuilds', 'frozen_sums', 'month_values', 'draws',
    'draw_commitments', 'replaced_commitments', 'notices'];
  -- The tables of the values that a month keeps.
  kept_by_months constant text[] := array['scoring_config', 'bonus_types', 'prizes', 'settings', 'contests'];
  target text;
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    foreach target in array read_by_all loop
      execute format('create trigger moves_public_version_on_%s after %s on %I referencing %s table as changed
        for each statement execute function move_public_version()',
        event, event, target, case event when 'delete' then 'old' else 'new' end);
    end loop;
    foreach target in array kept_by_months loop
      execute format('create trigger forgets_month_values_on_%s after %s on %I referencing %s table as changed
        for each statement execute function forget_month_values()',
        event, event, target, case event when 'delete' then 'old' else 'new' end);
    end loop;
  end loop;
end $$;

-- ## Triggers: weeks to evaluate

create function mark_all_weeks() returns trigger language plpgsql as $$
begin
  insert into weeks_to_evaluate
  select first + 7 * n from (
    select week_of(min(day)) as first, max(day) as last from (
      select min(date) as day from entries
      union all select max(date) from entries
      union all select min(week_start) from player_bonuses
      union all select max(week_start) from player_bonuses
    ) days
  ) league, generate_series(0, (last - first) / 7) n
  on conflict do nothing;
  return null;
end $$;

create function mark_weeks_of_entries() returns trigger language plpgsql as $$
begin
  insert into weeks_to_evaluate select distinct week_of(date) from changed on conflict do nothing;
  if tg_op = 'UPDATE' then
    insert into weeks_to_evaluate select distinct week_of(date) from former on conflict do nothing;
  end if;
  return null;
end $$;

create function mark_weeks_of_awards() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- An evaluation does not read whether an award is settled, so settling marks no week.
    -- EXCEPT and no join: PostgreSQL keeps the plan of the first call, and a join planned for no rows is a nested loop.
    insert into weeks_to_evaluate
    select week_start from (
      select player_id, bonus_type_id, week_start, date_earned, assigned_by from former
      except select player_id, bonus_type_id, week_start, date_earned, assigned_by from changed
    ) removed
    union
    select week_start from (
      select player_id, bonus_type_id, week_start, date_earned, assigned_by from changed
      except select player_id, bonus_type_id, week_start, date_earned, assigned_by from former
    ) added
    on conflict do nothing;
  else
    insert into weeks_to_evaluate select distinct week_start from changed on conflict do nothing;
  end if;
  return null;
end $$;

create function mark_weeks_of_blocks() returns trigger language plpgsql as $$
begin
  insert into weeks_to_evaluate select distinct week_start from changed on conflict do nothing;
  return null;
end $$;

-- Awards of a final month do not follow the data; those of a month that is open again do.
create function mark_weeks_of_months() returns trigger language plpgsql as $$
begin
  insert into weeks_to_evaluate
  select distinct week_of(month + n) from changed, generate_series(0, 30) n where month_of(month + n) = month
  on conflict do nothing;
  return null;
end $$;

create trigger marks_weeks_on_insert after insert on entries
  referencing new table as changed for each statement execute function mark_weeks_of_entries();
create trigger marks_weeks_on_update after update on entries
  referencing old table as former new table as changed for each statement execute function mark_weeks_of_entries();
create trigger marks_weeks_on_delete after delete on entries
  referencing old table as changed for each statement execute function mark_weeks_of_entries();

create trigger marks_weeks_on_insert after insert on player_bonuses
  referencing new table as changed for each statement execute function mark_weeks_of_awards();
create trigger marks_weeks_on_update after update on player_bonuses
  referencing old table as former new table as changed for each statement execute function mark_weeks_of_awards();
create trigger marks_weeks_on_delete after delete on player_bonuses
  referencing old table as changed for each statement execute function mark_weeks_of_awards();

create trigger marks_weeks_on_insert after insert on bonus_blocks
  referencing new table as changed for each statement execute function mark_weeks_of_blocks();
create trigger marks_weeks_on_delete after delete on bonus_blocks
  referencing old table as changed for each statement execute function mark_weeks_of_blocks();

create trigger marks_weeks_on_insert after insert on final_months
  referencing new table as changed for each statement execute function mark_weeks_of_months();
create trigger marks_weeks_on_delete after delete on final_months
  referencing old table as changed for each statement execute function mark_weeks_of_months();

create trigger marks_all_weeks after insert or update or delete on bonus_types
  for each statement execute function mark_all_weeks();

-- ## Triggers: generations

create function announce_generation() returns trigger language plpgsql as $$
begin
  notify generation_change;
  return null;
end $$;
create trigger announces_generation after update on current_generation
  for each statement execute function announce_generation();
-- A canary changes what its screen gets, and so does the token by which the screen is known.
create trigger announces_canary after insert or update of canary_state on generations
  for each statement execute function announce_generation();
create trigger announces_token after update of token_hash on screens
  for each statement execute function announce_generation();

-- ## First data: what every installation starts with (docs/rules.md)

insert into standings_state default values;
insert into public_version default values;
insert into current_generation default values;
insert into installation default values;

insert into scoring_config (ring_points, appointment_set_points, appointment_done_points, bonus_multiplier, updated_at)
values (1, 25, 75, 1, now());

insert into bonus_types (name, bonus_key, points, description) values
  ('Best Day Record', 'best_day_record', 100, '5 o più appuntamenti fissati in un giorno'),
  ('Call Beast', 'call_beast', 100, 'Più di 100 chiamate in un giorno'),
  ('First Timer', 'first_timer', 25, 'Primo appuntamento concluso della settimana'),
  ('Consistency King', 'consistency_king', 100, 'Almeno 70 chiamate al giorno dal lunedì al venerdì'),
  ('Always There', 'always_there', 100, 'Presente a tutti gli allineamenti della settimana');

insert into settings (key, value, type, description) values
  ('prizes', '{"prizeBasis": "total", "prizeRate": 0.1}', 'json', 'Su che cosa si calcola il montepremi, e quanto ne è'),
  -- Its value is the latest row of contests.
  ('contest', 'null', 'json', 'Inizio e fine della gara, per il mese che non coincide col calendario'),
  ('launch', '"2025-09-30T21:59:00Z"', 'instant', 'Il momento del lancio: 30 settembre 2025, 23:59 ora italiana'),
  ('lotteryThreshold', '1200', 'number', 'Punti da cui si partecipa alla lotteria');
insert into contests (month, first_day, last_day) values ('2025-10-01', '2025-10-01', '2025-10-31');

-- The eleven questions of the FAQ. Figures that admins set elsewhere do not stand in them.
insert into game_rules (title, content, "order") values
  ('Come si partecipa?',
    'Non serve iscriversi: ogni setter, trainer e team leader è in gara dal primo giorno. Tu pensa al telefono, ai punti pensiamo noi.', 0),
  ('Come si fanno i punti?',
    'Con le chiamate, gli appuntamenti fissati, gli appuntamenti conclusi e la presenza agli allineamenti. Quanto vale ogni azione è scritto nella sezione dei punteggi.', 1),
  ('Quando si aggiorna la classifica?',
    'I tuoi numeri contano appena vengono inseriti. La classifica del giorno si chiude entro le 23:59, ora italiana.', 2),
  ('Perché non vedo ancora i punti di oggi?',
    'Dal tracker all’inserimento possono passare da 2 a 48 ore. I dati arrivati in ritardo valgono comunque, anche nei primi due giorni del mese dopo.', 3),
  ('Che cosa sono i bonus settimanali?',
    'Premi in punti per chi si distingue nella settimana, dal lunedì alla domenica. Ognuno si vince al massimo una volta a settimana e arriva in classifica alle 23:59.', 4),
  ('Chi vince i premi del mese?',
    'I primi tre della classifica a fine mese. Se qualcuno non è in gara per i premi, il premio passa a chi viene dopo.', 5),
  ('Come funziona la lotteria?',
    'Una mystery box estratta fra tutti i partecipanti attivi del mese che raggiungono la soglia di punti scritta accanto al premio. L’estrazione è alla chiusura dell’ultimo giorno di gara, e chiunque può verificarla.', 6),
  ('Sono arrivato a mese iniziato: posso vincere?',
    'Puoi salire in classifica e raggiungere il podio, ma non vincere i premi né la lotteria di quel mese. Dal mese dopo sei in gara per tutto.', 7),
  ('Che cosa succede a parità di punti?',
    'Sta davanti chi ha più appuntamenti conclusi, poi più appuntamenti fissati, poi più chiamate, poi chi era davanti all’ultima chiusura.', 8),
  ('Quando si azzera la classifica?',
    'Il primo giorno di ogni mese si riparte da zero. I mesi conclusi restano visibili.', 9),
  ('Quando si viene squalificati?',
    'Per numeri falsificati nel tracker, per uno scostamento anomalo dai KPI medi o per aver sabotato le statistiche degli altri.', 10);
