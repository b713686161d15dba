#!/bin/bash
# Copies the primary once, then follows it. PGPASSWORD is that of the role "replication".
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA"
  pg_basebackup --host primary --username replication --pgdata "$PGDATA" --wal-method stream --write-recovery-conf
  chmod 0700 "$PGDATA"
fi
exec postgres -c hot_standby=on -c hot_standby_feedback=on
