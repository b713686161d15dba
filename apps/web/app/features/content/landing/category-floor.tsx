import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import type { MarketOverview } from '@stellenvisite/contract/jobs/market.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TradeTerms } from '../../../ui/trade-terms.tsx';
import { CategoryRoom, CorridorRound, RoomDoor } from '../../jobs/display/rooms/category-room.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { useCount } from './employer-street.tsx';
import './category-floor.css';

type Room<T> = { item: T; width: number };

export type RoomPlan<T> = { upper: Room<T>[]; lower: Room<T>[] };

/** The floor is this many columns wide; the heights of its two rows are set in category-floor.css, in rem. */
export const FLOOR_WIDTH = 40;

const UPPER_HEIGHT = 21;

const LOWER_HEIGHT = 19.5;

/** Narrower than this a room cannot hold its name and its furniture. */
const NARROWEST = 8;

type Category = MarketOverview['categories'][number];

/** The fields as rooms of a ward, larger for more jobs. */
export function CategoryFloor({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('landing');
  const { upper, lower } = planRooms(categories);
  return (
    <section
      className="py-24 max-md:py-16 [@media_screen]:[content-visibility:auto] [@media_screen]:[contain-intrinsic-block-size:auto_50rem] [@media_screen]:max-md:[contain-intrinsic-block-size:auto_80rem]"
      aria-labelledby="rooms"
    >
      <div className="wrap">
        <SectionHeading
          id="rooms"
          stamp={<TimeStamp shift="early" time="08:00" label={t('rooms.stamp')} />}
          title={t('rooms.title')}
          lead={t('rooms.lead')}
        />
        <div className="floor">
          {upper.map(({ item, width }, index) => (
            <FloorRoom key={item.category} room={item} width={width} row="up" isLargest={index === 0} />
          ))}
          <div className="corridor" aria-hidden="true">
            <span>{t('rooms.corridor')}</span>
            <CorridorRound className="corridor-round" />
          </div>
          {lower.map(({ item, width }) => (
            <FloorRoom key={item.category} room={item} width={width} row="down" />
          ))}
        </div>
      </div>
    </section>
  );
}

type FloorRoomProps = { room: Category; width: number; row: 'up' | 'down'; isLargest?: boolean };

/** A narrow room has no space for more than two of its occupations. */
const NARROW = 10;

function FloorRoom({ room, width, row, isLargest }: FloorRoomProps) {
  const { t } = useTranslation('landing');
  const format = useCount();
  const isNarrow = width <= NARROW;
  const top = room.top.slice(0, isLargest ? 4 : isNarrow ? 2 : 3);
  return (
    <section
      className={clsx(
        'room',
        `room-${row}`,
        isLargest && 'room-largest',
        isNarrow && 'room-narrow',
        `tint-${room.category}`,
      )}
      data-width={width}
    >
      <div className="room-text">
        <h3>
          <Link to={categoryPath(room.category)}>
            <TradeTerms text={t(`job-fields:category.${room.category}`)} />
            <span className="visually-hidden">, {t('rooms.jobs', { count: room.count })}</span>
          </Link>
        </h3>
        <p className="room-count num" aria-hidden="true">
          {format(room.count)}
        </p>
        <ul>
          {top.map(({ label, q, count }) => (
            <li key={q}>
              <Link to={{ pathname: '/jobs', search: new URLSearchParams({ q, category: room.category }).toString() }}>
                <span title={label}>{label}</span> <span className="num">{format(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <span className="furniture">
        <CategoryRoom category={room.category} />
      </span>
      <RoomDoor className="door" />
    </section>
  );
}

/**
 * The ward's floor plan: the two largest on one side of the corridor, the others on the other side, so that no room is
 * ever larger than one with more jobs.
 */
export function planRooms<T extends { count: number }>(items: readonly T[]): RoomPlan<T> {
  const ranked = [...items].sort((a, b) => b.count - a.count);
  const lower = shareFloor(ranked.slice(2));
  const largestBelow = lower[0]?.width ?? 0;
  const upper = shareFloor(ranked.slice(0, 2));
  const [first, second] = upper;
  if (first && second) {
    const least = Math.ceil((largestBelow * LOWER_HEIGHT) / UPPER_HEIGHT);
    second.width = Math.min(Math.max(second.width, least), FLOOR_WIDTH / 2);
    first.width = FLOOR_WIDTH - second.width;
  }
  return { upper, lower };
}

/** Splits the whole width in proportion, largest first; who would get less than the narrowest room gets that one. */
function shareFloor<T extends { count: number }>(items: readonly T[]): Room<T>[] {
  const widths: number[] = [];
  let left = FLOOR_WIDTH;
  let jobs = items.reduce((sum, item) => sum + item.count, 0);
  for (const [index, { count }] of [...items.entries()].reverse()) {
    const fair = jobs > 0 ? Math.floor((left * count) / jobs) : Math.floor(left / (index + 1));
    widths[index] = index === 0 ? left : Math.max(fair, NARROWEST);
    left -= widths[index] ?? 0;
    jobs -= count;
  }
  return items.map((item, index) => ({ item, width: widths[index] ?? NARROWEST }));
}

export function roomArea(row: 'upper' | 'lower', width: number): number {
  return width * (row === 'upper' ? UPPER_HEIGHT : LOWER_HEIGHT);
}
