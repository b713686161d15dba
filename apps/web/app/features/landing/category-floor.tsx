import { categoryPath } from '@stellenvisite/contract/category-slugs';
import type { MarketOverview } from '@stellenvisite/contract/market.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { CategoryRoom, CorridorRound, RoomDoor } from '../jobs/shared/rooms/category-room.tsx';
import { TimeStamp } from '../jobs/shared/time-stamp.tsx';
import { planRooms } from './room-plan.ts';
import { useCount } from './use-count.ts';
import './category-floor.css';

type Category = MarketOverview['categories'][number];

/** The fields as rooms of a ward, larger for more jobs. */
export function CategoryFloor({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('landing');
  const { upper, lower } = planRooms(categories);
  return (
    <section className="sec" aria-labelledby="rooms">
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
            {t(`job-fields:category.${room.category}`)}
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
