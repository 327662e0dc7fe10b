#!/usr/bin/env bash
# Makes this Debian or Raspberry Pi OS a wall screen of Vetta. Run as root; run it again after an update.
#   ./install.sh http://vetta.local:3000
set -euo pipefail
address="${1:?The address of Vetta is missing, for example: ./install.sh http://vetta.local:3000}"
[[ $address =~ ^https?:// ]] || { echo "The address begins with http:// or https://, for example http://$address" >&2; exit 2; }
here="$(cd "$(dirname "$0")/.." && pwd)"

apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
  chromium nodejs xserver-xorg xserver-xorg-legacy xinit fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji dbus-user-session
id vetta-kiosk >/dev/null 2>&1 || useradd --system --groups video,input,tty --home-dir /var/lib/vetta-kiosk vetta-kiosk

install -d /opt/vetta-kiosk
install -m 755 "$here"/src/watchdog.js /opt/vetta-kiosk/
install -m 644 "$here"/src/{limits,browser,settings,waiting-page}.js "$here"/src/waiting-page.html "$here"/package.json /opt/vetta-kiosk/
[ -e /etc/vetta-kiosk.conf ] || sed "s|^VETTA_URL=.*|VETTA_URL=$address|" "$here"/system/vetta-kiosk.conf >/etc/vetta-kiosk.conf
install -m 644 "$here"/system/vetta-kiosk.service /etc/systemd/system/
# Chromium looks up no address that it does not open: the name of one could carry what a guest knows.
install -D -m 644 "$here"/system/chromium-policy.json /etc/chromium/policies/managed/vetta-kiosk.json

# A service may open the screen only if anybody may.
install -d /etc/X11 && echo 'allowed_users=anybody' >/etc/X11/Xwrapper.config
systemctl daemon-reload
systemctl enable vetta-kiosk
# A screen that shows Vetta already gets the new version. This start does not count among those that restart the computer.
systemctl reset-failed vetta-kiosk || true
systemctl restart vetta-kiosk
echo 'Done. The screen shows Vetta now and after every start. Its log: journalctl -u vetta-kiosk'
